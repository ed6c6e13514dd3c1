import { call, type Proof } from '#call'
import { uploadFeedbackPicture } from '@xinglin/contract/feedback'
import { encodeBase64 } from '@xinglin/wire'

const partLength = 180_000

const inBase64 = async (blob: Blob): Promise<string> =>
  encodeBase64(new Uint8Array(await blob.arrayBuffer()))

const inParts = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / partLength) }, (_, at) =>
    text.slice(at * partLength, (at + 1) * partLength),
  )

// A picture belongs to the riddle under which it was sent; what has come through is not sent again.
const sent = new WeakMap<Blob, { readonly proof: string; readonly id: string }>()

/** Uploads pictures one after another and answers their ids; `onStep` hears which is on its way, from 1. */
export const uploadPictures = async (
  pictures: readonly Blob[],
  proof: Proof,
  onStep: (step: number) => void,
): Promise<string[]> => {
  const ids: string[] = []
  for (const [at, picture] of pictures.entries()) {
    const before = sent.get(picture)
    if (before?.proof === proof.Proof) ids.push(before.id)
    else {
      onStep(at + 1)
      const { Id: id } = await call(uploadFeedbackPicture, {
        ...proof,
        Parts: inParts(await inBase64(picture)),
      })
      sent.set(picture, { proof: proof.Proof, id })
      ids.push(id)
    }
  }
  return ids
}

/** Forgets that pictures were uploaded: the server knows them no longer. */
export const forgetUploads = (pictures: readonly Blob[]): void => {
  for (const picture of pictures) sent.delete(picture)
}
