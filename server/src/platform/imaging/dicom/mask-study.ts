import { unzipSync } from 'fflate'
import { storedZip } from './stored-zip.ts'
import { openPackage } from './study-package.ts'
import type { StudyImage } from './study-types.ts'

/** A rectangle that is blackened in every frame of a series, in shares of width and height, 0 to 1. */
export type Mask = {
  readonly series: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The value that is shown black: the lowest there is, or the highest where white is the lowest. */
const darkest = ({ samples, bits, signed, inverted }: StudyImage): number => {
  if (samples === 3) return 0
  if (!inverted) return signed ? 2 ** (bits - 1) : 0
  return signed ? 2 ** (bits - 1) - 1 : 2 ** bits - 1
}

const blacken = (bytes: Buffer, begin: number, image: StudyImage, mask: Mask): void => {
  const { rows, columns, samples, bits, frames, frameBytes, offset } = image
  const first = Math.max(0, Math.floor(mask.left * columns))
  const last = Math.min(columns, Math.ceil(mask.right * columns))
  const top = Math.max(0, Math.floor(mask.top * rows))
  const bottom = Math.min(rows, Math.ceil(mask.bottom * rows))
  const pixelBytes = samples * (bits / 8)
  const value = darkest(image)
  for (let frame = 0; frame < frames; frame += 1)
    for (let row = top; row < bottom; row += 1) {
      const from = begin + offset + frame * frameBytes + (row * columns + first) * pixelBytes
      const to = from + Math.max(0, last - first) * pixelBytes
      if (bits === 8) bytes.fill(value, from, to)
      else for (let at = from; at < to; at += 2) bytes.writeUInt16LE(value, at)
    }
}

/** The package with rectangles blackened in its pixels; what stood there is in no byte of it any more. */
export const maskStudy = (given: Uint8Array, masks: readonly Mask[]): Uint8Array => {
  const bytes = Buffer.from(given)
  const { study, begin } = openPackage(bytes)
  for (const mask of masks)
    for (const image of study.series[mask.series]?.images ?? []) blacken(bytes, begin, image, mask)
  // The sums of the files are written anew; the files lie where they lay.
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => ({ name, bytes: file }))
  return storedZip(files)
}
