import Testing

@Suite(.vectors)
struct ReferenceConvertUIKit {
  @Test(arguments: try Vectors.cases(in: "convert_uikit"))
  func converts(_ vector: Vectors.Case) throws {
    let views = try #require(vector["views"].object)
    #expect(!views.isEmpty)
  }
}
