const most = 60 * 1024
const kinds = [
  ['image/webp', 0.92],
  ['image/webp', 0.75],
  ['image/png', 1],
] as const

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })

const pictureAt = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
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

/**
 * A picture file as a data address of at most 60 kB, its longer side one of `sides`: smaller and smaller until it fits;
 * undefined where it is none.
 */
export const shrinkPicture = async (
  file: File,
  sides: readonly number[],
): Promise<string | undefined> => {
  try {
    const picture = await pictureAt(await addressOf(file))
    for (const side of sides) {
      const canvas = drawn(picture, side)
      for (const [kind, quality] of kinds) {
        const small = canvas.toDataURL(kind, quality)
        // A browser that cannot write a kind writes PNG instead.
        if (small.startsWith(`data:${kind}`) && bytesOf(small) <= most) return small
      }
    }
    return undefined
  } catch {
    return undefined
  }
}
