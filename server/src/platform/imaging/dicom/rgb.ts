const bound = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** Writes one pixel of luminance and colour differences (ITU-R BT.601, full range; PS3.3 C.7.6.3.1.2) as red, green, blue. */
const write = (to: Uint8Array, at: number, y: number, blue: number, red: number): void => {
  to[at] = bound(y + 1.402 * (red - 128))
  to[at + 1] = bound(y - 0.344136 * (blue - 128) - 0.714136 * (red - 128))
  to[at + 2] = bound(y + 1.772 * (blue - 128))
}

export const rgbOfYbr = (from: Uint8Array): Uint8Array => {
  const to = new Uint8Array(from.length)
  for (let at = 0; at + 2 < from.length; at += 3)
    write(to, at, from[at] ?? 0, from[at + 1] ?? 128, from[at + 2] ?? 128)
  return to
}

/** Two pixels share their colour: Y Y B R. */
export const rgbOfYbr422 = (from: Uint8Array): Uint8Array => {
  const to = new Uint8Array((from.length / 2) * 3)
  for (let at = 0; at + 3 < from.length; at += 4) {
    const [one = 0, other = 0, blue = 128, red = 128] = from.subarray(at, at + 4)
    const pixel = (at / 2) * 3
    write(to, pixel, one, blue, red)
    write(to, pixel + 3, other, blue, red)
  }
  return to
}

/** From one plane for each colour, frame by frame, to three bytes for each pixel. */
export const interleaved = (from: Uint8Array, plane: number): Uint8Array => {
  const to = new Uint8Array(from.length)
  for (let frame = 0; frame < from.length; frame += plane * 3)
    for (let pixel = 0; pixel < plane; pixel += 1)
      for (let colour = 0; colour < 3; colour += 1)
        to[frame + pixel * 3 + colour] = from[frame + colour * plane + pixel] ?? 0
  return to
}
