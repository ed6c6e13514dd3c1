import { open, readFile } from 'node:fs/promises'
import { kindByName, uploadPart, type ResourceKind } from '@xinglin/contract/resources'
import { refuse, type Refused, type Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { mediaStore, type UploadRow } from './media-store.ts'
import { imagingBegins, prepareImaging } from './imaging-files.ts'
import { cleanPicture } from './picture.ts'
import { isPdf, isPictureFile, officeType, sniffed, soundType } from './sniff.ts'
import type { ResourceFact } from './tables.ts'

/** What an upload became: the file that was kept, none where it is still to be converted. */
export type KeptUpload = {
  readonly fileId: string | null
  readonly mediaType: string
  readonly bytes: number
  readonly facts: readonly ResourceFact[]
  /** What it is, where that is known by its content alone. */
  readonly kind?: ResourceKind
  /** What it is called from now on, where the name that it had may name somebody. */
  readonly fileName?: string
  /** Somebody has to look at it first. */
  readonly unchecked?: boolean
}

/** Keeps what was prepared, within the transaction in which it becomes a resource. */
type Keep = (visit: Visit, files: FileRoom, upload: UploadRow) => Promise<KeptUpload>

/** What a kind of resources does with a file of its own. */
export type FileKind = {
  /** Whether a file begins as one of the kind does; asked of the first part that arrives, at least 16 bytes where it has so many. */
  readonly begins: (head: Buffer, fileName: string) => boolean
  /**
   * Looks at the whole file where it lies, without a connection of the database: refuses it, or answers how it is kept.
   * What it does with the file itself (make a picture anew, take names out of a study) is done here.
   */
  readonly prepare: (path: string, fileName: string, visitor: string) => Promise<Keep>
}

/** Looks into a model (.glb): how many triangles it draws, or why it is refused. */
export type InspectModel = (
  bytes: Buffer,
  visitor: string,
) => Promise<{ readonly triangles: number } | { readonly refused: readonly [number, string] }>

/** A file is not what its name says. */
export const notItsKind = (): Refused => refuse(uploadPart.refusals.content)

const endingOf = (fileName: string): string =>
  fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()

/** Beginning and end of a file in one, as far as kinds are told by them. */
const endsOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const [head, tail] = [Buffer.alloc(Math.min(16, size)), Buffer.alloc(Math.min(1_024, size))]
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return Buffer.concat([head, tail])
  } finally {
    await file.close()
  }
}

/** Keeps the file as it is. */
const asItIs =
  (mediaType: string, facts: readonly ResourceFact[] = []): Keep =>
  async (visit, files, { id, bytes }) => ({
    fileId: await files.takeFrom(visit, files.draftOf(visit.school.id, id), { mediaType }),
    mediaType,
    bytes,
    facts,
  })

const documentEndings: Readonly<Record<string, string>> = {
  docx: 'wordprocessingml',
  xlsx: 'spreadsheetml',
  pptx: 'presentationml',
}

const document: FileKind = {
  begins: (head, fileName) =>
    head.toString('latin1', 0, 5) === '%PDF-'
      ? endingOf(fileName) === 'pdf'
      : head.toString('latin1', 0, 4) === 'PK\u0003\u0004' && endingOf(fileName) in documentEndings,
  prepare: async (path, fileName) => {
    const ending = endingOf(fileName)
    if (ending === 'pdf') {
      if (!isPdf(await endsOf(path))) throw notItsKind()
      return asItIs('application/pdf')
    }
    const mediaType = officeType(await readFile(path))
    if (!mediaType?.includes(documentEndings[ending] ?? '?')) throw notItsKind()
    return asItIs(mediaType)
  },
}

const picture: FileKind = {
  begins: isPictureFile,
  prepare: async (path, name) => {
    const clean = await cleanPicture(await readFile(path), { name })
    return async (visit, files) => ({
      fileId: await files.takePicture(visit, clean),
      mediaType: clean.mediaType,
      bytes: clean.bytes.length,
      facts: [{ name: '尺寸', value: `${clean.width} × ${clean.height}` }],
    })
  },
}

const video: FileKind = {
  begins: (head) => ['mov', 'webm'].includes(sniffed(head) ?? ''),
  // What is in it, the conversion finds out; until then the upload lies where it is.
  prepare:
    async () =>
    async (visit, _files, { id, personId, name, bytes }) => {
      const media = mediaStore(visit)
      await media.add({ id, personId, name, bytes, createdAt: visit.at })
      await media.queue({ mediaId: id, state: 'queued', createdAt: visit.at })
      return { fileId: null, mediaType: 'video/mp4', bytes, facts: [] }
    },
}

const sound: FileKind = {
  begins: (head) => soundType(head) !== undefined,
  prepare: async (path) => {
    const mediaType = soundType(await endsOf(path))
    if (mediaType === undefined) throw notItsKind()
    return asItIs(mediaType)
  },
}

const modelKind = (inspect: InspectModel): FileKind => ({
  begins: (head) => head.toString('latin1', 0, 4) === 'glTF',
  prepare: async (path, _fileName, visitor) => {
    const inspection = await inspect(await readFile(path), visitor)
    if ('refused' in inspection) throw refuse(inspection.refused)
    const triangles = inspection.triangles.toLocaleString('en-US')
    return asItIs('model/gltf-binary', [{ name: '三角面', value: triangles }])
  },
})

const imagingKind = (kind: 'dicom' | 'ecg'): FileKind => ({
  begins: imagingBegins(kind),
  prepare: async (path, _fileName, visitor) => {
    const { bytes, ...about } = await prepareImaging(path, visitor)
    return async (visit, files) => ({
      ...about,
      fileName: about.kind === 'dicom' ? '影像.zip' : '心电图.json',
      fileId: await files.take(visit, bytes, about),
      bytes: bytes.length,
    })
  },
})

/** Every kind of resource: how its files are known, and what is done with them when they are whole. */
export type FileKinds = Readonly<Record<ResourceKind, FileKind>>

/** The kinds, with what rooms above know of models. */
export const fileKinds = (inspectModel: InspectModel): FileKinds => ({
  document,
  picture,
  video,
  sound,
  model: modelKind(inspectModel),
  dicom: imagingKind('dicom'),
  ecg: imagingKind('ecg'),
})

/** What the name of an upload promised when it was announced. */
export const promisedKind = ({ name }: Pick<UploadRow, 'name'>): ResourceKind => {
  const kind = kindByName(name)
  if (!kind) throw notItsKind()
  return kind
}
