import { createRequire } from 'node:module'
import type { NativeCodecs as Codecs, Transcoder as TranscoderOf } from 'dcmjs-codecs'
import { Unreadable } from '#platform/documents'
import { bytesOf, element, type Elements, numberOf, wordOf } from './elements.ts'
import { paletteRgb } from './palette.ts'
import { interleaved, rgbOfYbr, rgbOfYbr422 } from './rgb.ts'

// Packed for require alone: imported, it looks for its decoders beside the page.
const { NativeCodecs, Transcoder } = createRequire(import.meta.url)('dcmjs-codecs') as {
  NativeCodecs: typeof Codecs
  Transcoder: typeof TranscoderOf
}

export const explicitLittle = '1.2.840.10008.1.2.1'
const asTheyAre = new Set(['1.2.840.10008.1.2', explicitLittle])
const longestSide = 8_192
const maxFrames = 2_000

/** The pixels of an image, uncompressed: grey of 8 or 16 bits, or red, green and blue of 8 bits for each pixel. */
export type Pixels = {
  readonly rows: number
  readonly columns: number
  readonly frames: number
  readonly samples: 1 | 3
  readonly bits: 8 | 16
  readonly signed: boolean
  /** White is the lowest value (MONOCHROME1). */
  readonly inverted: boolean
  readonly bytes: Uint8Array
}

const syntaxNames: Readonly<Record<string, string>> = {
  '1.2.840.10008.1.2.1.99': '整体压缩（Deflated）',
  '1.2.840.10008.1.2.4.51': 'JPEG 扩展（12 位）',
  '1.2.840.10008.1.2.4.57': 'JPEG 无损（非一阶预测）',
  '1.2.840.10008.1.2.4.100': 'MPEG-2 视频',
  '1.2.840.10008.1.2.4.102': 'MPEG-4 视频',
  '1.2.840.10008.1.2.4.103': 'MPEG-4 视频',
}

/** The attributes that decoding reads and writes, by the names that its library has for them. */
const decoded = {
  Rows: ['00280010', 'US'],
  Columns: ['00280011', 'US'],
  NumberOfFrames: ['00280008', 'IS'],
  SamplesPerPixel: ['00280002', 'US'],
  PhotometricInterpretation: ['00280004', 'CS'],
  PlanarConfiguration: ['00280006', 'US'],
  BitsAllocated: ['00280100', 'US'],
  BitsStored: ['00280101', 'US'],
  HighBit: ['00280102', 'US'],
  PixelRepresentation: ['00280103', 'US'],
} as const

/** The same attributes with pixels that are not compressed, in the order of bytes of the machines of today. */
const uncompressed = async (given: Elements, syntax: string): Promise<Elements> => {
  if (asTheyAre.has(syntax)) return given
  if (!NativeCodecs.isInitialized()) await NativeCodecs.initializeAsync()
  const read = Object.entries(decoded).flatMap(([name, [tag]]) => {
    const [value] = given[tag]?.Value ?? []
    return value === undefined ? [] : [[name, value] as const]
  })
  try {
    const PixelData = given['7FE00010']?.Value
    const transcoder = new Transcoder({ ...Object.fromEntries(read), PixelData }, syntax)
    transcoder.transcode(explicitLittle)
    const came = transcoder.getElements()
    const values = Object.entries(decoded).map(
      ([name, [tag, vr]]) =>
        [tag, came[name] === undefined ? element(vr) : element(vr, came[name])] as const,
    )
    const pixels = came['PixelData']
    return {
      ...given,
      ...Object.fromEntries(values),
      '7FE00010': element('OW', ...(Array.isArray(pixels) ? (pixels as unknown[]) : [pixels])),
    }
  } catch {
    const name = syntaxNames[syntax] ?? '此种压缩格式'
    throw new Unreadable(`${name}的像素无法解压，请从影像系统导出为未压缩格式后重试`)
  }
}

/** Grey values alone: what other bits of their words hold (old overlays with names drawn in them) is taken away. */
const greyOf = (bytes: Uint8Array, bits: 8 | 16, stored: number, high: number, signed: boolean) => {
  if (stored >= bits) return bytes
  const shift = high + 1 - stored
  const mask = 2 ** stored - 1
  const top = 2 ** (stored - 1)
  const grey = (value: number): number => {
    const own = (value >> shift) & mask
    return signed && (own & top) !== 0 ? own - 2 * top : own
  }
  const view = Buffer.from(bytes)
  if (bits === 8) for (let at = 0; at < view.length; at += 1) view[at] = grey(view[at] ?? 0)
  else
    for (let at = 0; at + 1 < view.length; at += 2)
      view.writeUInt16LE(grey(view.readUInt16LE(at)) & 0xffff, at)
  return view
}

const shapeOf = (from: Elements) => {
  const rows = numberOf(from, '00280010') ?? 0
  const columns = numberOf(from, '00280011') ?? 0
  const frames = numberOf(from, '00280008') ?? 1
  if (![rows, columns, frames].every((one) => Number.isInteger(one) && one > 0))
    throw new Unreadable('图像没有写明大小')
  if (rows > longestSide || columns > longestSide)
    throw new Unreadable(`图像的边长不得超过 ${longestSide} 像素`)
  if (frames > maxFrames) throw new Unreadable(`一个文件不得超过 ${maxFrames} 帧`)
  return { rows, columns, frames }
}

/** The pixels of a file; throws Unreadable with the reason where they are of a kind that is not read. */
export const pixelsOf = async (
  given: Elements,
  syntax: string,
  maxBytes: number,
): Promise<Pixels> => {
  const { rows, columns, frames } = shapeOf(given)
  const allocated = numberOf(given, '00280100') ?? 0
  if (allocated !== 8 && allocated !== 16)
    throw new Unreadable(`每像素 ${allocated} 位的图像（如分割、剂量分布）不能浏览`)
  const declared = numberOf(given, '00280002') ?? 1
  // Before it is decoded: what a file says that it holds is what decoding would take.
  if (rows * columns * frames * declared * (allocated / 8) > maxBytes)
    throw new Unreadable('图像解压后过大')
  const open = await uncompressed(given, syntax)
  const parts = bytesOf(open, '7FE00010')
  const raw = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
  const photometric = wordOf(open, '00280004')
  const samples = numberOf(open, '00280002') ?? 1
  const pixels = rows * columns * frames
  const enough = (bytes: number): Uint8Array => {
    if (raw.length < bytes) throw new Unreadable('像素数据不完整')
    return raw.subarray(0, bytes)
  }
  const shape = { rows, columns, frames }
  const colour = { ...shape, samples: 3, bits: 8, signed: false, inverted: false } as const
  if (photometric === 'PALETTE COLOR')
    return { ...colour, bytes: paletteRgb(enough(pixels * (allocated / 8)), allocated, open) }
  if (samples === 1) {
    const signed = numberOf(open, '00280103') === 1
    const stored = numberOf(open, '00280101') ?? allocated
    const high = numberOf(open, '00280102') ?? stored - 1
    const bytes = greyOf(enough(pixels * (allocated / 8)), allocated, stored, high, signed)
    return {
      ...shape,
      samples: 1,
      bits: allocated,
      signed,
      inverted: photometric === 'MONOCHROME1',
      bytes,
    }
  }
  if (samples !== 3 || allocated !== 8) throw new Unreadable('此种颜色格式的图像不能浏览')
  if (photometric === 'YBR_FULL_422') return { ...colour, bytes: rgbOfYbr422(enough(pixels * 2)) }
  const whole = enough(pixels * 3)
  const planar = numberOf(open, '00280006') === 1
  const triples = planar ? interleaved(whole, rows * columns) : whole
  if (photometric === 'YBR_FULL') return { ...colour, bytes: rgbOfYbr(triples) }
  if (photometric !== 'RGB')
    throw new Unreadable(`颜色格式 ${photometric || '未写明'} 的图像不能浏览`)
  return { ...colour, bytes: triples }
}

/** The attributes that say how the pixels lie, as they lie now. */
export const pixelElements = ({
  rows,
  columns,
  frames,
  samples,
  bits,
  signed,
  inverted,
  bytes,
}: Pixels) => ({
  '00280002': element('US', samples),
  '00280004': element('CS', samples === 3 ? 'RGB' : inverted ? 'MONOCHROME1' : 'MONOCHROME2'),
  ...(samples === 3 && { '00280006': element('US', 0) }),
  ...(frames > 1 && { '00280008': element('IS', frames) }),
  '00280010': element('US', rows),
  '00280011': element('US', columns),
  '00280100': element('US', bits),
  '00280101': element('US', bits),
  '00280102': element('US', bits - 1),
  '00280103': element('US', signed ? 1 : 0),
  '7FE00010': element(
    bits === 16 ? 'OW' : 'OB',
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  ),
})
