import { call } from '#call'
import type { KeepPicture } from '#ui'
import { keepTextPicture, largestPicture, pictureRefusals } from '@xinglin/contract/resources'

/** Keeps a picture that somebody puts into a text; too large a one is not sent at all. */
export const keepPicture: KeepPicture = async (file) => {
  if (file.size > largestPicture) throw new Error(pictureRefusals.large[1])
  const Bytes = new Uint8Array(await file.arrayBuffer())
  const { Url, Width, Height } = await call(keepTextPicture, { Name: nameOf(file), Bytes })
  return { src: Url, width: Width, height: Height }
}

/** A picture from the clipboard may have no name, and the server reads its kind from the ending too. */
const nameOf = ({ name, type }: File): string =>
  name.includes('.') ? name : `图片.${type.replace('image/', '')}`
