import ScrollSpace
import ScrollTiling

extension TileOverscan {
  func write(to archive: inout ArchiveWriter) {
    around.before.write(to: &archive)
    around.behind.write(to: &archive)
    archive.write(ahead)
    archive.write(linger)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let around = Overscan(
      before: try Overscan.Amount(from: &archive), behind: try Overscan.Amount(from: &archive))
    self.init(around, ahead: try archive.read(), linger: try archive.readOptional())
  }
}

extension Overscan.Amount {
  fileprivate func write(to archive: inout ArchiveWriter) {
    switch self {
    case .items(let items):
      archive.write(byte: 0)
      archive.write(items)
    case .points(let points):
      archive.write(byte: 1)
      archive.write(points)
    case .viewports(let viewports):
      archive.write(byte: 2)
      archive.write(viewports)
    }
  }

  fileprivate init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.readByte() {
    case 0: self = .items(try archive.read())
    case 1: self = .points(try archive.read())
    case 2: self = .viewports(try archive.read())
    default: throw archive.unusable
    }
  }
}
