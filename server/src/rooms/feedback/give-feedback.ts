import { addFeedback, bareContact, getFeedbackProof } from '@xinglin/contract/feedback'
import { nobody } from '@xinglin/contract/call'
import { nameOfVisible } from '#courses/catalogue'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { newProof, type Sign } from '#platform/proof-of-work'
import { dayIn, dayStart, memberOf, refuse, type Visit } from '#platform/visit'
import type { UploadedFiles } from '#resources'
import { giverOf, sendPictures } from './pictures.ts'
import { bitsAfter, isHardEnough, proofOfGuests, sourceOf } from './proof-of-guests.ts'
import { beginningOf, limits, newCode, shownCode } from './rules.ts'
import { feedbackStore } from './store.ts'

const { contact, sensitive, taken, tooMany, busy, unproven } = addFeedback.refusals

/** When the school's day began. */
export const today = ({ school, at }: Visit): Date =>
  dayStart(school.timezone, dayIn(school.timezone, at))

const agentLength = 300

/** The day's measure of one person, of one contact, of one session of a shared account, and of all guests of the school. */
const withinTheDay = async (
  visit: Visit,
  {
    personId,
    contactKey,
    source,
    proof,
  }: {
    readonly personId: string | null
    readonly contactKey: string
    readonly source: string
    readonly proof: string
  },
): Promise<void> => {
  const store = feedbackStore(visit)
  const since = today(visit)
  const own = personId ? { personId } : { contactKey }
  if ((await store.givenSince(since, own)) >= limits.feedback) throw refuse(tooMany)
  if (personId) return
  const given = await store.givenSince(since, { source })
  if (visit.person && given >= limits.feedback) throw refuse(tooMany)
  if (!isHardEnough(proof, given)) throw refuse(unproven)
  if ((await store.givenSince(since, {})) >= limits.ofGuests) throw refuse(busy)
}

/** Answers those who give feedback. */
export const givingCalls = (files: UploadedFiles, sign: Sign) => [
  answer(getFeedbackProof, async function handleGetFeedbackProof(visit) {
    const source = sourceOf(visit, sign)
    const given = memberOf(visit)
      ? 0
      : await feedbackStore(visit).givenSince(today(visit), { source })
    const Bits = bitsAfter(given)
    return { Proof: newProof(proofOfGuests, visit, sign, Bits), Bits }
  }),

  answer(addFeedback, async function handleAddFeedback(visit, input) {
    const { Id, Type, Place, CourseId, Page, Content, Pictures, Contact, ...proof } = input
    const store = feedbackStore(visit)
    const contactKey = bareContact(Contact)
    // The same feedback again is an answer that was lost on the way; anybody else's is not there.
    const again = async () => {
      const before = Id === nobody ? undefined : await store.find(Id)
      if (!before) return undefined
      const isSame = before.personId === (memberOf(visit)?.id ?? null)
      if (!isSame || before.contactKey !== contactKey) throw refuse(taken)
      return { Id, Code: shownCode(before.code) }
    }
    const before = await again()
    if (before) return before
    const { ownerId, personId, proofId } = giverOf(visit, sign, proof)
    if (!personId && Contact === '') throw refuse(contact)
    await refuseSensitive(visit, `${Content}\n${Place}\n${Contact}`, 'feedback', sensitive)
    const source = sourceOf(visit, sign)
    await withinTheDay(visit, { personId, contactKey, source, proof: proof.Proof })
    const isSeen = CourseId !== nobody && (await nameOfVisible(visit, CourseId)) !== undefined
    const id = Id === nobody ? newId(visit.at.getTime()) : Id
    const code = newCode()
    const row = {
      id,
      code,
      type: Type,
      state: 'new' as const,
      place: Place,
      courseId: isSeen ? CourseId : null,
      // An address within the product, or none: nobody is led elsewhere by it.
      page: /^\/(?!\/)/.test(Page) ? Page : '',
      beginning: beginningOf(Content),
      personId,
      source: personId ? null : source,
      contact: Contact,
      contactKey,
      agent: visit.agent.slice(0, agentLength),
      rate: 0,
      createdAt: visit.at,
      changedAt: visit.at,
      closedAt: null,
    }
    if (!(await store.add(row))) {
      // Its twin came in meanwhile.
      const twin = await again()
      if (twin) return twin
      throw refuse(taken)
    }
    const post = { id, feedbackId: id, bySchool: 0, personId, text: Content, at: visit.at, proofId }
    if (!(await store.post(post))) throw refuse(unproven)
    await sendPictures(visit, files, { ownerId, feedbackId: id, postId: id }, Pictures)
    return { Id: id, Code: shownCode(code) }
  }),
]
