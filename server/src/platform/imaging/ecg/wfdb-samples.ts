import { Unreadable } from '#platform/documents'

/** A way of keeping samples (WFDB Applications Guide, signal(5)): what they take, how one is read, what stands for none. */
type Format = {
  /** Bytes of so many samples. */
  readonly bytes: (samples: number) => number
  readonly sample: (bytes: Buffer, no: number) => number
  readonly missing?: number
}

const signed = (value: number, bits: number): number =>
  value >= 2 ** (bits - 1) ? value - 2 ** bits : value

const each = (size: number) => (samples: number) => samples * size

const formats: Readonly<Record<number, Format>> = {
  // Differences: added up by the reader.
  8: { bytes: each(1), sample: (bytes, no) => bytes.readInt8(no) },
  16: { bytes: each(2), sample: (bytes, no) => bytes.readInt16LE(no * 2), missing: -32_768 },
  24: { bytes: each(3), sample: (bytes, no) => bytes.readIntLE(no * 3, 3), missing: -8_388_608 },
  32: { bytes: each(4), sample: (bytes, no) => bytes.readInt32LE(no * 4), missing: -2_147_483_648 },
  61: { bytes: each(2), sample: (bytes, no) => bytes.readInt16BE(no * 2), missing: -32_768 },
  80: { bytes: each(1), sample: (bytes, no) => bytes.readUInt8(no) - 128, missing: -128 },
  160: {
    bytes: each(2),
    sample: (bytes, no) => bytes.readUInt16LE(no * 2) - 32_768,
    missing: -32_768,
  },
  212: {
    bytes: (samples) => Math.ceil(samples * 1.5),
    sample: (bytes, no) => {
      const at = Math.floor(no / 2) * 3
      const shared = bytes.readUInt8(at + 1)
      return no % 2 === 0
        ? signed(bytes.readUInt8(at) + (shared & 0x0f) * 256, 12)
        : signed(bytes.readUInt8(at + 2) + (shared >> 4) * 256, 12)
    },
    missing: -2_048,
  },
  310: {
    bytes: (samples) => Math.floor(samples / 3) * 4 + (samples % 3) * 2,
    sample: (bytes, no) => {
      const at = Math.floor(no / 3) * 4
      if (no % 3 < 2) return signed((bytes.readUInt16LE(at + (no % 3) * 2) >> 1) & 0x3ff, 10)
      return signed((bytes.readUInt16LE(at) >> 11) + (bytes.readUInt16LE(at + 2) >> 11) * 32, 10)
    },
    missing: -512,
  },
  311: {
    bytes: (samples) => Math.floor(samples / 3) * 4 + ([0, 2, 3][samples % 3] ?? 0),
    sample: (bytes, no) => {
      const at = Math.floor(no / 3) * 4
      // The last word may end where its samples do.
      const size = Math.min(4, bytes.length - at)
      const word = bytes.readUIntLE(at, size)
      return signed((word >>> ((no % 3) * 10)) & 0x3ff, 10)
    },
    missing: -512,
  },
}

const packedNames: Readonly<Record<number, string>> = { 508: 'FLAC', 516: 'FLAC', 524: 'FLAC' }

/** How many samples a file of so many bytes has. */
export const samplesIn = (bytes: number, format: number): number => {
  const how = formats[format]
  return how ? Math.floor(bytes / (how.bytes(6_000) / 6_000)) : 0
}

/** The samples of a file, as many of those that are wanted as there are; null where one is marked as missing. */
export const readSamples = (
  bytes: Buffer,
  format: number,
  wanted: number,
): readonly (number | null)[] => {
  const how = formats[format]
  if (!how) {
    const name = packedNames[format]
    throw new Unreadable(`WFDB 格式 ${format}${name ? `（${name}）` : ''} 的数据不能读取`)
  }
  // By what one takes on average, and a few more, as some share bytes.
  let count = Math.min(wanted, samplesIn(bytes.length, format) + 3)
  while (count > 0 && how.bytes(count) > bytes.length) count -= 1
  return Array.from({ length: count }, (_, no) => {
    const value = how.sample(bytes, no)
    return value === how.missing ? null : value
  })
}
