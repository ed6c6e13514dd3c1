import {
  largestPicture,
  maxPixels,
  pictureKinds,
  pictureRefusals,
} from '@xinglin/contract/resources'

/** A picture that was chosen and not uploaded yet; `cut` says which of its sides the frame cuts. */
export type Chosen = {
  readonly file: File
  readonly address: string
  readonly cut: 'sides' | 'ends' | 'none'
}

const { kind, large, pixels, broken } = pictureRefusals

const frame = 16 / 9
const alike = 0.01

/** Which sides of a picture do not fit into the frame. */
export const cutOf = (width: number, height: number): Chosen['cut'] => {
  const ratio = width / height
  if (Math.abs(ratio / frame - 1) < alike) return 'none'
  return ratio > frame ? 'sides' : 'ends'
}

/** Looks at a file before it is sent: what the server would refuse is said at once. */
export const chosenPicture = async (file: File): Promise<Chosen | { readonly fault: string }> => {
  if (!pictureKinds.split(',').includes(file.type)) return { fault: kind[1] }
  if (file.size > largestPicture) return { fault: large[1] }
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    if (width * height <= maxPixels) return { file, address, cut: cutOf(width, height) }
    URL.revokeObjectURL(address)
    return { fault: pixels[1] }
  } catch {
    URL.revokeObjectURL(address)
    return { fault: broken[1] }
  }
}
