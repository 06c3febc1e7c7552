import CScrollCore
import Seeds
import Testing

/// Arguments whose exact results are closest to the middle between two doubles, found by a search over four million,
/// and the ends of the range. Each has its correctly rounded result, computed with 400 bits.
private let hardExponentials: [(Double, Double)] = [
  (-0x1.7490a3d70a3d7p+9, Double(bitPattern: 0x1)),
  (-0x1.748cccccccccdp+9, Double(bitPattern: 0x1)),
  (-0x1.7220000000000p+9, Double(bitPattern: 0x42)),
  (-0x1.6810000000000p+9, Double(bitPattern: 0x8739f961b)),
  (-0x1.62c0000000000p+9, Double(bitPattern: 0x54e90c99fb878)),
  (-0x1.6233333333333p+9, Double(bitPattern: 0xff15b469edf89)),
  (-0x1.6232b020c49bap+9, 0x1.001b6f469cc89p-1022),
  (-0x1.3c3df02227cc5p+9, 0x1.6ebe517d6fea1p-913),
  (-0x1.bce46eb949484p+8, 0x1.1d3f0a71db6ebp-642),
  (-0x1.9b693725cfc93p+8, 0x1.5ffda33f5985cp-594),
  (-0x1.939e8eaaf3ab1p+8, 0x1.9ff8f90f5b56fp-583),
  (-0x1.45f7c5e7b5982p+8, 0x1.a7f56a9cb7f15p-471),
  (-0x1.40718ca148b51p+8, 0x1.9f3438ea81d57p-463),
  (-0x1.ac9c31a623a60p+6, 0x1.5483acd132292p-155),
  (-0x1.997241cefead0p+6, 0x1.4056e1bd452b8p-148),
  (-0x1.5537681073728p+6, 0x1.e87d8e2aac647p-124),
  (-0x1.5310605ec7818p+6, 0x1.a25658e2dd339p-123),
  (-0x1.8f371bfa9b47ep+4, 0x1.0099cd50db6e2p-36),
  (-0x1.611ca49efe213p+4, 0x1.1e1d794e15bccp-32),
  (-0x1.80ba36d4ee14ap+3, 0x1.93106545855f4p-18),
  (-0x1.417dbf6422678p+3, 0x1.6b808a4687036p-15),
  (-0x1p+0, 0x1.78b56362cef38p-2),
  (-0x1.debeeda458f92p-1, 0x1.91fcd73311556p-2),
  (-0x1.51f34e16acf66p-1, 0x1.089cb6eb5fec2p-1),
  (-0x1.40ba8b87e97a2p-1, 0x1.11aa01b173df8p-1),
  (-0x1.a98f0b078d2f8p-2, 0x1.51e586cd35790p-1),
  (-0x1.c5c86f0050b00p-4, 0x1.ca4e6abf7d358p-1),
  (-0x1.a43bf63e14f6ep-8, 0x1.fcba386f76557p-1),
  (-0x1.1b214b842f094p-9, 0x1.fee52ceeb80ccp-1),
  (-0x1.5cd76f4d4bc60p-11, 0x1.ffa8d1912a6c2p-1),
  (-0x1.70ef54646d497p-57, 0x1p+0),
  (0x1.56e1fc2f8f359p-997, 0x1p+0),
  (0x1p-54, 0x1p+0),
  (0x1p-53, 0x1.0000000000001p+0),
  (0x1.7d568a46b45bcp-9, 0x1.00bef2581e131p+0),
  (0x1.c8a83eab0a34cp-9, 0x1.00e4ba109bca3p+0),
  (0x1.c19c6c96eddcep-8, 0x1.01c328272b44ap+0),
  (0x1.06bb02b89f17bp-7, 0x1.020f92bdcb693p+0),
  (0x1.10bbfbafaa063p-7, 0x1.0223beb4fb1e8p+0),
  (0x1.289ee39722c95p-7, 0x1.0253ef3afa681p+0),
  (0x1.0ce34b83c6070p-4, 0x1.115e8f43e618bp+0),
  (0x1.b8dd30a3dfcb8p-3, 0x1.3d7d2d352aab5p+0),
  (0x1.f88317206d0b8p-3, 0x1.4782c808ef6c8p+0),
  (0x1p-1, 0x1.a61298e1e069cp+0),
  (0x1.674f8f1a88976p-1, 0x1.023822630db2ep+1),
  (0x1.ab8de52f7b194p-1, 0x1.2709340752477p+1),
  (0x1.d327ebfe6ac78p-1, 0x1.3ec3077a62f9ep+1),
  (0x1.e18c5068fb6cap-1, 0x1.47d9687adc56fp+1),
  (0x1p+0, 0x1.5bf0a8b145769p+1),
  (0x1.4000000000000p+3, 0x1.5829dcf950560p+14),
  (0x1.2e9908d28bb70p+5, 0x1.7bead310ae788p+54),
  (0x1.9000000000000p+6, 0x1.3494a9b171bf5p+144),
  (0x1.8fd3488982cccp+8, 0x1.c5d4fc08fa6f0p+576),
  (0x1.aeb7a8abe0f8cp+8, 0x1.505d589295832p+621),
  (0x1.29af55f2cd5fep+9, 0x1.ea25d5b68ce0ap+858),
  (0x1.2b5f5e69df2f8p+9, 0x1.bfbf5a5006997p+863),
  (0x1.62d999999999ap+9, 0x1.d75ae7a50ee14p+1023),
  (0x1.62e3d70a3d70ap+9, 0x1.fe9ce5c4c52b4p+1023),
]

/// The same for the logarithm.
private let hardLogarithms: [(Double, Double)] = [
  (Double(bitPattern: 0x1), -0x1.74385446d71c3p+9),
  (Double(bitPattern: 0x2), -0x1.73df9b3adb335p+9),
  (Double(bitPattern: 0x12688b70e62b), -0x1.64e69394d9508p+9),
  (Double(bitPattern: 0xffffffffffffd), -0x1.6232bdd7abcd2p+9),
  (0x1p-1022, -0x1.6232bdd7abcd2p+9),
  (0x1p-1, -0x1.62e42fefa39efp-1),
  (0x1.0074752aa96b7p-1, -0x1.61fb7a84a967ep-1),
  (0x1.1948ef40f5b6ap-1, -0x1.32aa701852584p-1),
  (0x1.1dfe15eb8f29fp-1, -0x1.2a2af42c5e2a0p-1),
  (0x1.25737512c6738p-1, -0x1.1cfc805b714e6p-1),
  (0x1.4667e003a4148p-1, -0x1.ccfcdd26a03cfp-2),
  (0x1.6aa64c2f837b5p-1, -0x1.612a336f4b599p-2),
  (0x1.8bd4f862bc837p-1, -0x1.0782d0e300a24p-2),
  (0x1.dfcba827ee3efp-1, -0x1.0a184d0c2995ap-4),
  (0x1.fb63dbf9df1b5p-1, -0x1.285f1555ffca4p-7),
  (0x1.fca1204067e91p-1, -0x1.b0dd073b6803ep-8),
  (0x1.fe118bb0645aep-1, -0x1.ef63ab087b985p-9),
  (0x1.feab367a0f909p-1, -0x1.553b22578ee68p-9),
  (0x1.ff53fa72acdbep-1, -0x1.5844f3569b006p-10),
  (0x1.ff7e52a5af55fp-1, -0x1.037b92434bb26p-10),
  (0x1.fffffffffffffp-1, -0x1p-53),
  (0x1.0000000000001p+0, 0x1.fffffffffffffp-53),
  (0x1.0058db50070b2p+0, 0x1.632f9f58a9ec5p-10),
  (0x1.008d6d9477494p+0, 0x1.1a8d23c4f5f8dp-9),
  (0x1.00aa64c2f837bp+0, 0x1.54584e301aebdp-9),
  (0x1.01cb0de97f377p+0, 0x1.c9743d82b1c37p-8),
  (0x1.0204fc734f908p+0, 0x1.017a94539bd09p-7),
  (0x1.02083c167e4fep+0, 0x1.031722282b56cp-7),
  (0x1.022a68096e4afp+0, 0x1.140989bc928dap-7),
  (0x1.0234d6904b4d6p+0, 0x1.19357ef6ed08bp-7),
  (0x1.0257952fdc518p+0, 0x1.2a6da57ed8a51p-7),
  (0x1.1a16817313bf2p+0, 0x1.8d7b3460e0cc9p-4),
  (0x1.29ccb6c00bb13p+0, 0x1.35bf2d1d77a59p-3),
  (0x1.381c97dad85a1p+0, 0x1.95e1517d4c11ep-3),
  (0x1.611fd8d0b9ccfp+0, 0x1.495cc5f14887cp-2),
  (0x1.6aacd9e83e426p+0, 0x1.64b0ad96e6619p-2),
  (0x1.7f581433cbdb0p+0, 0x1.9d7212a66a693p-2),
  (0x1.97d9c0e29cb55p+0, 0x1.dce69e04ca213p-2),
  (0x1.c9a8c7dfe59fdp+0, 0x1.2971f5ef5036cp-1),
  (0x1p+1, 0x1.62e42fefa39efp-1),
  (0x1.5bf0a8b145769p+1, 0x1p+0),
  (0x1.8000000000000p+1, 0x1.193ea7aad030bp+0),
  (0x1.cdaf89bb29aa9p+1, 0x1.4869200a2df5bp+0),
  (0x1.306cd81289327p+2, 0x1.8f3e28e7a722bp+0),
  (0x1.e3f26215815edp+2, 0x1.02f4ad0e23539p+1),
  (0x1.4000000000000p+3, 0x1.26bb1bbb55516p+1),
  (0x1.4e3f766ae9f16p+3, 0x1.2c4e8bc3e97ecp+1),
  (0x1.1400881f791c4p+4, 0x1.6c855adbc7945p+1),
  (0x1.4dbf8da815233p+4, 0x1.84d692c8c6ce4p+1),
  (0x1.01c9b12831aaap+5, 0x1.bc8148dfb5ec4p+1),
  (0x1.26f46f43c6467p+5, 0x1.cdbea642f442ap+1),
  (0x1.799ec18d51dc4p+5, 0x1.ed5e86df39f0ap+1),
  (0x1.c2fba24b5c0ebp+5, 0x1.020c17519cf81p+2),
  (0x1.147af626a7047p+6, 0x1.0f1816c936d9dp+2),
  (0x1.5f36e3b7b10fep+6, 0x1.1e68147872cbdp+2),
  (0x1.8fd20c689c1c5p+6, 0x1.26b3c1227ccbep+2),
  (0x1.2a05f20000000p+33, 0x1.7069e2aa2aa5bp+4),
  (0x1.fffffffffffffp+1023, 0x1.62e42fefa39efp+9),
]

/// Whether two doubles are equal or neighbours.
private func areNeighbours(_ a: Double, _ b: Double) -> Bool {
  a == b || a.nextUp == b || a.nextDown == b
}

/// FNV-1a over the bytes of numbers.
private struct BitHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (number.bitPattern >> shift & 0xff)) &* 0x100_0000_01b3
    }
  }
}

@Suite("The same bits on every machine")
struct MathBitsTests {
  @Test("exp is within 1 ulp of correctly rounded in the hardest cases")
  func hardestExponentials() {
    for (argument, rounded) in hardExponentials {
      #expect(areNeighbours(csc_exp(argument), rounded), "csc_exp(\(argument))")
    }
  }

  @Test("log is within 1 ulp of correctly rounded in the hardest cases")
  func hardestLogarithms() {
    for (argument, rounded) in hardLogarithms {
      #expect(areNeighbours(csc_log(argument), rounded), "csc_log(\(argument))")
    }
  }

  /// The hash is the promise itself: it holds for x86_64, ARM and WebAssembly alike.
  @Test("A sweep of all functions has one hash")
  func hashOfSweep() {
    var generator = SeededGenerator(seed: 2024)
    var hash = BitHash()
    for step in 0..<20_000 {
      let spread = Double(Int64(bitPattern: generator.next()) >> 11) * 0x1p-52
      let any = Double(bitPattern: generator.next())
      hash.add(csc_exp(spread * (step & 1 == 0 ? 750 : 2)))
      hash.add(csc_log(step & 1 == 0 ? any : 1 + spread * 0.5))
      hash.add(csc_sqrt(any))
      hash.add(csc_round(spread * 1000))
      hash.add(csc_floor(spread * 1000))
    }
    #expect(hash.value == 0x5e72_74d7_6ac8_4584)
  }
}
