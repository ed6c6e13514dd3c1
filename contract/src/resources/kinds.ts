import { largestPicture } from './pictures.ts'

const megabyte = 1_048_576

/** A video that is uploaded has at most so many bytes. */
export const largestVideo = 524_288_000

/** What a resource (资源) can be, in the order in which kinds are offered: by which endings its files are known, and how large one may be. */
export const resourceKinds = {
  document: {
    name: '文档',
    endings: ['pdf', 'docx', 'xlsx', 'pptx'],
    formats: 'PDF、Word、Excel、PowerPoint',
    most: 50 * megabyte,
  },
  picture: {
    name: '图片',
    endings: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
    formats: 'JPG、PNG、WebP、GIF',
    most: largestPicture,
  },
  video: {
    name: '视频',
    endings: ['mp4', 'm4v', 'webm', 'mov'],
    formats: 'MP4、WebM、MOV',
    most: largestVideo,
  },
  sound: {
    name: '音频',
    endings: ['mp3', 'm4a', 'wav', 'ogg', 'flac'],
    formats: 'MP3、M4A、WAV、OGG、FLAC',
    most: 100 * megabyte,
  },
  model: {
    name: '三维模型',
    endings: ['glb'],
    formats: 'GLB',
    most: 12 * megabyte,
  },
  dicom: {
    name: '影像',
    endings: ['dcm', 'zip'],
    formats: 'DICOM 文件，或一次检查的 ZIP',
    most: 256 * megabyte,
  },
  // A record of WFDB is several files in a ZIP, and known by what is in it.
  ecg: {
    name: '心电图',
    endings: ['xml'],
    formats: 'HL7 aECG（.xml），或 WFDB 的 .hea 与 .dat 打成的 ZIP',
    most: 32 * megabyte,
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly endings: readonly string[]
      readonly formats: string
      readonly most: number
    }
  >
>
export type ResourceKind = keyof typeof resourceKinds

/** The kinds by their words. */
export const resourceKindNames = Object.keys(resourceKinds) as [ResourceKind, ...ResourceKind[]]

/** What the name of a file promises by its ending; undefined where no resource has such a name. */
export const kindByName = (fileName: string): ResourceKind | undefined => {
  const ending = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? ''
  return resourceKindNames.find((kind) =>
    (resourceKinds[kind].endings as readonly string[]).includes(ending),
  )
}

/** What the browser's own list of files offers where a resource is wanted. */
export const resourceEndings = (kinds: readonly ResourceKind[] = resourceKindNames): string =>
  kinds.flatMap((kind) => resourceKinds[kind].endings.map((ending) => `.${ending}`)).join(',')

/** The sentence that refuses a file of a kind for its size. */
export const tooLarge = (kind: ResourceKind): string =>
  `${resourceKinds[kind].name}不得超过${resourceKinds[kind].most / megabyte} MB`
