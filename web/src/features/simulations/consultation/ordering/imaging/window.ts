import type { Plate } from './plates.ts'

/** How a picture is looked at: -100 to 100, nothing changed at 0. */
export type Window = { readonly bright: number; readonly contrast: number }

/** A picture as it is usually looked at. */
export const defaultWindow: Window = { bright: 0, contrast: 0 }

/** The densities that are black and white: contrast narrows what lies between, brightness moves both down. */
export const boundsOf = (
  low: number,
  high: number,
  { bright, contrast }: Window,
): readonly [black: number, white: number] => {
  const wide = (high - low) * 2 ** (-contrast / 60)
  const middle = (low + high) / 2 - ((high - low) * bright) / 160
  return [middle - wide / 2, middle + wide / 2]
}

/** The pixels of a plate as the window shows them, four bytes each. */
export const pixelsOf = (plate: Plate, window: Window): Uint8ClampedArray<ArrayBuffer> => {
  if ('colours' in plate) return plate.colours
  const { data } = plate.raster
  const [black, white] = boundsOf(plate.low, plate.high, window)
  const pixels = new Uint8ClampedArray(data.length * 4)
  for (const [at, density] of data.entries()) {
    const tone = ((density - black) / (white - black)) * 255
    pixels[at * 4] = tone
    pixels[at * 4 + 1] = tone
    pixels[at * 4 + 2] = tone
    pixels[at * 4 + 3] = 255
  }
  return pixels
}
