import { largestPicture, maxPixels, pictureRefusals } from '@xinglin/contract/resources'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { refuse } from '#platform/visit'
import { promised, sniffed } from './sniff.ts'

const { kind, large, pixels, broken } = pictureRefusals

/** What every picture is once it went through the door. */
export const pictureType = 'image/webp' as const

/** A picture that went through the door: made anew as WebP, with its small variant. */
export type CleanPicture = {
  readonly bytes: Buffer
  readonly small: Buffer
  readonly mediaType: typeof pictureType
  readonly width: number
  readonly height: number
}

/** What becomes of a picture besides being cleaned. */
export type PictureWish = {
  /** What the file is called; its ending must be one of a picture. */
  readonly name?: string
  /** Its longer side at most. */
  readonly longest?: number
  /** Cut to this ratio of width and height; `at` says which part, 0 to 1 along the side that is too long. */
  readonly cut?: { readonly ratio: number; readonly at: number }
}

const defaultLongest = 2560
/** Wide enough for a card on a sharp screen. */
const smallLongest = 640

const kinds = new Set(['jpeg', 'png', 'webp', 'gif'])

const isMoving = ({ pages = 1 }: Metadata): boolean => pages > 1

/** Opens a picture that is within bounds; what else it says of itself is not believed. */
const opened = async (bytes: Buffer) => {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  let about: Metadata
  try {
    // Sizes come from the head: nothing is unpacked for them.
    about = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  } catch {
    throw refuse(broken)
  }
  if (about.width * about.height * (about.pages ?? 1) > maxPixels) throw refuse(pixels)
  const from = (animated: boolean): Sharp => sharp(bytes, { ...options, animated })
  return { about, from }
}

const window = (width: number, height: number, cut: NonNullable<PictureWish['cut']>) => {
  const wide = Math.min(width, Math.max(1, Math.round(height * cut.ratio)))
  const high = Math.min(height, Math.max(1, Math.round(width / cut.ratio)))
  return {
    width: wide,
    height: high,
    left: Math.round((width - wide) * cut.at),
    top: Math.round((height - high) * cut.at),
  }
}

const within = (longest: number) =>
  ({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }) as const

/** Turned as the camera held it, cut where that is wished, as small as wished. */
const shaped = (from: Sharp, about: Metadata, { longest = defaultLongest, cut }: PictureWish) => {
  const turned = from.autoOrient()
  const { width, height } = about.autoOrient
  return (cut ? turned.extract(window(width, height, cut)) : turned).resize(within(longest))
}

/**
 * The one door for pictures that people upload: what is no JPG, PNG, WebP or GIF by its bytes and by its name is
 * refused, and so is what is too large; the rest is made anew, without metadata. Needs the time of a password hash:
 * calls that use it say `hashes`.
 */
export const cleanPicture = async (
  bytes: Buffer,
  wish: PictureWish = {},
): Promise<CleanPicture> => {
  if (bytes.length > largestPicture) throw refuse(large)
  const format = sniffed(bytes)
  const isNamed = wish.name === undefined || promised(wish.name) === 'picture'
  if (format === undefined || !kinds.has(format) || !isNamed) throw refuse(kind)
  const { about, from } = await opened(bytes)
  // What has sharp edges stays sharp; photographs may lose what nobody sees.
  const asWebp = { quality: 84, lossless: format === 'png' && !wish.cut, effort: 3 }
  try {
    const moves = isMoving(about) && !wish.cut
    const { data, info } = await shaped(from(moves), about, wish)
      .webp(asWebp)
      .toBuffer({ resolveWithObject: true })
    const small = await shaped(from(false), about, { ...wish, longest: smallLongest })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    const height = moves ? (info.pageHeight ?? info.height) : info.height
    return { bytes: data, small, mediaType: pictureType, width: info.width, height }
  } catch {
    throw refuse(broken)
  }
}
