import { largestPicture } from '@xinglin/contract/feedback'

const kinds = ['image/jpeg', 'image/png', 'image/webp']

/** What the browser's own list of files offers. */
export const pictureKinds = kinds.join(',')

const largestFile = 20_000_000
const longestSide = 1920
const qualities = [0.86, 0.74, 0.6, 0.45]
const smaller = 0.7
const minSide = 320

/** How large a picture is drawn: its longer side at most `longest`, never larger than it is. */
export const drawnSize = (
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } => {
  const by = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  }
}

const drawn = (picture: ImageBitmap, longest: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, drawnSize(picture, longest))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('无法处理该图片，请换一个浏览器')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const written = (canvas: HTMLCanvasElement, kind: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, kind, quality)
  })

/** On white: a JPEG knows no transparency. */
const onWhite = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.globalCompositeOperation = 'destination-over'
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}

const fits = (blob: Blob | null): blob is Blob => blob !== null && blob.size <= largestPicture

const smallEnough = async (picture: ImageBitmap, sharp: boolean): Promise<Blob> => {
  for (let longest = longestSide; longest >= minSide; longest *= smaller) {
    const canvas = drawn(picture, longest)
    const lossless = sharp ? await written(canvas, 'image/png') : null
    if (fits(lossless)) return lossless
    onWhite(canvas)
    for (const quality of qualities) {
      const blob = await written(canvas, 'image/jpeg', quality)
      if (fits(blob)) return blob
    }
  }
  throw new Error('图片过大，请裁剪后再上传')
}

/**
 * A chosen picture as it is uploaded: drawn anew, so that it is small enough and tells nothing of where it was taken;
 * a screenshot stays sharp where it fits. Throws a sentence for what is no picture.
 */
export const shrinkPicture = async (file: File): Promise<Blob> => {
  if (!kinds.includes(file.type)) throw new Error('仅支持 JPEG、PNG、WebP 格式的图片')
  if (file.size > largestFile) throw new Error('图片不得超过20 MB')
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('无法读取该图片，请换一张')
  })
  try {
    return await smallEnough(picture, file.type === 'image/png')
  } finally {
    picture.close()
  }
}
