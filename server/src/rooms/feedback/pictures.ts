import { addFeedback, largestPicture, uploadFeedbackPicture } from '@xinglin/contract/feedback'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { provenBy, type Sign } from '#platform/proof-of-work'
import { memberOf, type TenantContext, refuse, type Visit } from '#platform/visit'
import { cleanPicture, pictureType, type UploadedFiles } from '#resources'
import { missStore } from './miss-store.ts'
import { pictureStore } from './picture-store.ts'
import { proofOfGuests } from './proof-of-guests.ts'
import { missMs, pictureLifeMs, waitingPictures } from './rules.ts'

const { unproven, kind, large, tooMany } = uploadFeedbackPicture.refusals
const { lostPicture } = addFeedback.refusals

/** Whose pictures and texts these are: the person's, or the riddle's that a guest solved. */
export const giverOf = (
  visit: Visit,
  sign: Sign,
  proof: { Proof: string; Answer: string },
): { ownerId: string; personId: string | null; proofId: string | null } => {
  const owner = memberOf(visit)
  if (owner) return { ownerId: owner.id, personId: owner.id, proofId: null }
  const proofId = provenBy(proofOfGuests, visit, sign, proof)
  if (!proofId) throw refuse(unproven)
  return { ownerId: proofId, personId: null, proofId }
}

/** Puts pictures to the text they were uploaded for: their bytes become files. */
export const sendPictures = async (
  visit: Visit,
  files: UploadedFiles,
  to: { ownerId: string; feedbackId: string; postId: string },
  ids: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(ids)]
  const store = pictureStore(visit)
  const rowsById = new Map(
    (await store.lockWaiting(to.ownerId, wanted)).map((row) => [row.id, row]),
  )
  if (rowsById.size < wanted.length) throw refuse(lostPicture)
  for (const [sort, id] of wanted.entries()) {
    const row = rowsById.get(id)
    if (!row?.bytes || !row.small) throw refuse(lostPicture)
    const { bytes, small, width, height } = row
    const picture = { bytes, small, mediaType: pictureType, width, height }
    const fileId = await files.takePicture(visit, picture)
    await store.send(id, { feedbackId: to.feedbackId, postId: to.postId, fileId, sort })
  }
}

/** Answers those who upload pictures before they send their text. */
export const pictureCalls = (files: UploadedFiles, sign: Sign) => [
  answer(
    uploadFeedbackPicture,
    async function handleUploadFeedbackPicture(visit, { Parts, ...proof }) {
      const { ownerId, personId } = giverOf(visit, sign, proof)
      const text = Parts.join('')
      const bytes = Buffer.from(text, 'base64')
      if (bytes.length > largestPicture) throw refuse(large)
      // What Node reads past is no Base64 of ours.
      if (bytes.toString('base64') !== text) throw refuse(kind)
      const picture = await cleanPicture(bytes)
      const store = pictureStore(visit)
      const { own, all } = await store.waiting(ownerId)
      const isFull = own >= waitingPictures.own || (!personId && all >= waitingPictures.all)
      if (isFull) throw refuse(tooMany)
      const id = newId(visit.at.getTime())
      const { small, width, height } = picture
      await store.add({ id, ownerId, bytes: picture.bytes, small, width, height, at: visit.at })
      // It is not shown from here: the browser that sent it has it.
      return { Id: id, Url: '', Width: width, Height: height }
    },
  ),
]

/** Forgets pictures whose text never came, and wrong contacts of a while ago. */
export const forgetUnsent = async (school: TenantContext, at: Date): Promise<void> => {
  await pictureStore(school).forgetWaiting(new Date(at.getTime() - pictureLifeMs))
  await missStore(school).forget(new Date(at.getTime() - missMs))
}
