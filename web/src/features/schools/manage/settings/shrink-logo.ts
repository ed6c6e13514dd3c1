const most = 60 * 1024
const sides = [360, 280, 220, 160, 120]
const kinds = [
  ['image/webp', 0.92],
  ['image/webp', 0.75],
  ['image/png', 1],
] as const

const pictureOf = async (file: File): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

const drawn = (picture: HTMLImageElement, side: number): HTMLCanvasElement => {
  // Drawings without a size of their own (SVG) say 0.
  const [width, height] = [picture.naturalWidth || side, picture.naturalHeight || side]
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const bytesOf = (address: string) =>
  Math.ceil(((address.length - address.indexOf(',') - 1) * 3) / 4)

/** A picture as a data address of at most 60 kB: smaller and smaller until it fits; undefined where it is no picture. */
export const shrinkLogo = async (file: File): Promise<string | undefined> => {
  try {
    const picture = await pictureOf(file)
    for (const side of sides) {
      const canvas = drawn(picture, side)
      for (const [kind, quality] of kinds) {
        const address = canvas.toDataURL(kind, quality)
        // A browser that cannot write a kind writes PNG instead.
        if (address.startsWith(`data:${kind}`) && bytesOf(address) <= most) return address
      }
    }
    return undefined
  } catch {
    return undefined
  }
}
