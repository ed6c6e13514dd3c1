/** What the bytes of a picture say of themselves. */
type PictureFacts = {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1')

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** PNG, section 5.2 and 11.2.1: the sign, then IHDR with width and height. */
const png = (bytes: Buffer): PictureFacts | undefined =>
  bytes.length > 33 && bytes.subarray(0, 8).equals(pngSign) && ascii(bytes, 12, 16) === 'IHDR'
    ? { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined

/** Markers of JPEG that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** JPEG (ITU T.81, B.1.1): segments one after another until a frame tells its size. */
const jpeg = (bytes: Buffer): PictureFacts | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return { mediaType: 'image/jpeg', width, height }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** WebP (RFC 9649): one of three kinds of first chunk, each with its own way to tell the size. */
const webp = (bytes: Buffer): PictureFacts | undefined => {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP')
    return undefined
  const sized = (width: number, height: number): PictureFacts => ({
    mediaType: 'image/webp',
    width,
    height,
  })
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return sized(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    default:
      return undefined
  }
}

const mostPixels = 40_000_000

/** What kind of picture some bytes are and how large, by the bytes alone; undefined for anything but a JPEG, PNG or WebP of at most 40 million pixels. */
export const pictureFacts = (bytes: Buffer): PictureFacts | undefined => {
  const facts = png(bytes) ?? jpeg(bytes) ?? webp(bytes)
  if (!facts || facts.width < 1 || facts.height < 1) return undefined
  return facts.width * facts.height <= mostPixels ? facts : undefined
}
