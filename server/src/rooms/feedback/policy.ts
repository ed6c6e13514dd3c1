import { bareCode, bareContact, queryFeedback } from '@xinglin/contract/feedback'
import { nobody } from '@xinglin/contract/call'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { missStore } from './miss-store.ts'
import { missMs, maxMisses } from './rules.ts'
import { feedbackStore, type FeedbackRow } from './store.ts'

const { notFound, guesses } = queryFeedback.refusals

/** Says which feedback. */
export type Which = { readonly Id: string; readonly Code: string; readonly Contact: string }

const byCode = async (visit: Visit, { Code, Contact }: Which): Promise<FeedbackRow> => {
  const [code, contact] = [bareCode(Code), bareContact(Contact)]
  if (code === '' || code.length > 20 || contact === '') throw refuse(notFound)
  const misses = missStore(visit)
  const since = new Date(visit.at.getTime() - missMs)
  // A code that is guessed at is closed for a while, and so is one that there is not: the answer tells nothing of it.
  if ((await misses.since(code, since)) >= maxMisses) throw refuse(guesses)
  const row = await feedbackStore(visit).byCode(code)
  if (row && row.contactKey !== '' && row.contactKey === contact) return row
  await misses.add(code, visit.at, since)
  throw refuse(notFound, { keep: true })
}

/** A feedback that the visitor may see: their own by its id, or any by its code and the contact that was left. */
export const readableFeedback = async (visit: Visit, which: Which): Promise<FeedbackRow> => {
  if (which.Id === nobody) return byCode(visit, which)
  const owner = memberOf(visit)
  const row = owner && (await feedbackStore(visit).find(which.Id))
  if (!row || row.personId !== owner.id) throw refuse(notFound)
  return row
}

/** The same, its row held until the call ends. */
export const lockFeedback = async (visit: Visit, which: Which): Promise<FeedbackRow> => {
  const { id } = await readableFeedback(visit, which)
  const row = await feedbackStore(visit).lock(id)
  if (!row) throw refuse(notFound)
  return row
}
