import { call, newId } from '#call'
import {
  type CourseModel,
  uploadBounds,
  uploadModel,
  uploadModelPart,
} from '@xinglin/contract/models'

const magic = 'glTF'
const atOnce = 3

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  // A spread of all of them would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

/** What is wrong with a file, as far as that can be told before it is sent; empty where nothing is. */
export const fileFault = async (file: File): Promise<string> => {
  if (file.size > uploadBounds.bytes)
    return `文件不得超过${uploadBounds.bytes / 1_048_576} MB，请精简后再上传`
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return String.fromCharCode(...head) === magic ? '' : uploadModel.refusals.notGlb[1]
}

/** An upload that can be tried again where it broke off. */
export type Upload = {
  readonly file: File
  readonly id: string
  readonly sent: Set<number>
}

/** Begins with a file. */
export const beginUpload = (file: File): Upload => ({ file, id: newId(), sent: new Set() })

/** Sends what is not sent yet, and makes a model of it; `onPart` hears how much of it is there, from 0 to 1. */
export const sendUpload = async (
  upload: Upload,
  { courseId, name, signal }: { courseId: string; name: string; signal: AbortSignal },
  onPart: (part: number) => void,
): Promise<CourseModel> => {
  const { file, id, sent } = upload
  const count = Math.ceil(file.size / uploadBounds.part)
  const left = Array.from({ length: count }, (_, index) => index).filter((one) => !sent.has(one))
  const work = async (): Promise<void> => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const from = index * uploadBounds.part
      const bytes = new Uint8Array(await file.slice(from, from + uploadBounds.part).arrayBuffer())
      const input = { CourseId: courseId, UploadId: id, Index: index, Bytes: base64(bytes) }
      await call(uploadModelPart, input, { signal })
      sent.add(index)
      onPart(sent.size / count)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return call(
    uploadModel,
    { CourseId: courseId, UploadId: id, Parts: count, Name: name },
    { signal, idempotencyKey: id },
  )
}
