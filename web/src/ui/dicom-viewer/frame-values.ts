import type { Frame } from './study-series.ts'

/** Reads a frame of a study: its bytes, whole; fails where they do not come. */
export type ReadFrame = (frame: Frame, signal: AbortSignal) => Promise<ArrayBuffer>

/** The values of a frame as they are meant where they fit into whole numbers, else as they are stored, and how the latter become the former. */
export const valuesOf = (bytes: ArrayBuffer, { image }: Frame) => {
  const { bits, signed, samples, slope, intercept } = image
  if (samples === 3) return { values: new Uint8Array(bytes), slope: 1, intercept: 0 }
  const stored =
    bits === 8 ? new Uint8Array(bytes) : signed ? new Int16Array(bytes) : new Uint16Array(bytes)
  const isWhole = Number.isInteger(slope) && Number.isInteger(intercept)
  let [least, most] = [Infinity, -Infinity]
  for (const one of stored) {
    const value = one * slope + intercept
    if (value < least) least = value
    if (value > most) most = value
  }
  if (!isWhole || least < -32_768 || most > 32_767) return { values: stored, slope, intercept }
  return {
    values: Int16Array.from(stored, (one) => one * slope + intercept),
    slope: 1,
    intercept: 0,
  }
}
