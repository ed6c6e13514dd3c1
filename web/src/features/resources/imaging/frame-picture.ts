import { type Frame, valuesOf } from '#ui'

/** Draws a frame as it is, from its lowest to its highest value, so that words show whatever window its file proposes. */
export const drawFrame = (canvas: HTMLCanvasElement, frame: Frame, bytes: ArrayBuffer): void => {
  const { rows, columns, samples, inverted } = frame.image
  const { values } = valuesOf(bytes, frame)
  let [least, most] = [Infinity, -Infinity]
  for (const one of values) {
    if (one < least) least = one
    if (one > most) most = one
  }
  const scale = samples === 3 ? 1 : 255 / Math.max(1, most - least)
  const base = samples === 3 ? 0 : least
  canvas.width = columns
  canvas.height = rows
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const picture = context.createImageData(columns, rows)
  for (let pixel = 0; pixel < rows * columns; pixel += 1)
    for (let colour = 0; colour < 4; colour += 1) {
      const value = ((values[samples === 3 ? pixel * 3 + colour : pixel] ?? 0) - base) * scale
      picture.data[pixel * 4 + colour] = colour === 3 ? 255 : inverted ? 255 - value : value
    }
  context.putImageData(picture, 0, 0)
}
