/** An image of a study, whose pixels lie uncompressed at a place of one file; several frames follow one another. */
export type ViewerImage = {
  readonly offset: number
  readonly frameBytes: number
  readonly frames: number
  readonly rows: number
  readonly columns: number
  readonly samples: 1 | 3
  readonly bits: 8 | 16
  readonly signed: boolean
  readonly inverted: boolean
  readonly slope: number
  readonly intercept: number
  readonly unit: string
  readonly windows: readonly Window[]
  readonly spacing?:
    | {
        readonly row: number
        readonly column: number
        readonly by: 'patient' | 'detector' | 'ultrasound'
      }
    | undefined
  readonly orientation?: readonly number[] | undefined
  readonly positions: readonly (readonly number[])[]
  readonly frameMs?: number | undefined
}

/** Which values are shown between black and white. */
export type Window = { readonly center: number; readonly width: number }

/** What is leafed through: the images of a series in their order. */
export type ViewerSeries = { readonly name: string; readonly images: readonly ViewerImage[] }

/** A frame of an image. */
export type Frame = { readonly image: ViewerImage; readonly no: number }

/** Every frame of a series, as it is leafed through. */
export const framesOf = ({ images }: ViewerSeries): readonly Frame[] =>
  images.flatMap((image) => Array.from({ length: image.frames }, (_, no) => ({ image, no })))

/** Windows of computed tomography (放射科常用窗), in Hounsfield units. */
const hounsfield: readonly (Window & { readonly name: string })[] = [
  { name: '肺窗', center: -600, width: 1_500 },
  { name: '软组织', center: 40, width: 400 },
  { name: '骨窗', center: 500, width: 2_000 },
  { name: '脑窗', center: 40, width: 80 },
]

/** The windows that are offered for an image, by name: those of its kind, and those that its file proposes. */
export const windowsFor = (image: ViewerImage): readonly (Window & { readonly name: string })[] => {
  if (image.samples === 3) return []
  if (image.unit === 'HU') return hounsfield
  return image.windows.map((one, at) => ({
    ...one,
    name: image.windows.length === 1 ? '默认窗' : `默认窗 ${at + 1}`,
  }))
}

/** The letters at the edges of a picture: to which side of the patient they look (PS3.3 C.7.6.1.1.1). */
const letterOf = ([x = 0, y = 0, z = 0]: readonly number[]): string => {
  const sizes = [
    [Math.abs(x), x < 0 ? 'R' : 'L'],
    [Math.abs(y), y < 0 ? 'A' : 'P'],
    [Math.abs(z), z < 0 ? 'F' : 'H'],
  ] as const
  return sizes
    .filter(([size]) => size > 0.25)
    .toSorted(([one], [other]) => other - one)
    .map(([, letter]) => letter)
    .join('')
}

const sideWords: Readonly<Record<string, string>> = {
  R: '右',
  L: '左',
  A: '前',
  P: '后',
  H: '头',
  F: '足',
}

/** The letters at the left, right, upper and lower edge; undefined where the file does not say how the patient lay. */
export const edgesOf = ({ orientation }: ViewerImage) => {
  if (!orientation) return undefined
  const [row, column] = [orientation.slice(0, 3), orientation.slice(3)]
  const away = (of: readonly number[]) => of.map((one) => -one)
  return {
    left: letterOf(away(row)),
    right: letterOf(row),
    top: letterOf(away(column)),
    bottom: letterOf(column),
  }
}

/** The edges in words, for who hears them. */
export const edgeWords = (image: ViewerImage): string => {
  const edges = edgesOf(image)
  if (!edges) return '未写明方位'
  const words = (letters: string) => [...letters].map((one) => sideWords[one] ?? one).join('')
  return `左缘为${words(edges.left)}侧，上缘为${words(edges.top)}侧`
}

/** What lengths mean, where a reader could take them for more than they are. */
export const spacingNote = ({ spacing }: ViewerImage): string => {
  if (!spacing) return '文件没有像素间距，长度以像素计，不能换算为毫米'
  return spacing.by === 'detector' ? '间距取自探测器平面，长度含放大，仅供参考' : ''
}
