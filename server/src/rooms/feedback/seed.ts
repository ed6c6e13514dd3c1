import type { FeedbackState, FeedbackType } from '@xinglin/contract/feedback'
import { bareContact } from '@xinglin/contract/feedback'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { beginningOf, newCode } from './rules.ts'
import { feedbackStore } from './store.ts'

/** A feedback that came with an installation, with its whole thread. */
export type NewFeedback = {
  readonly type: FeedbackType
  readonly state: FeedbackState
  readonly place: string
  readonly personId: string | null
  readonly contact: string
  readonly rate: number
  readonly posts: readonly {
    readonly bySchool: boolean
    readonly personId: string | null
    readonly text: string
    readonly at: Date
  }[]
}

/** Puts a feedback with its thread into a school. */
export const makeFeedback = async (db: Db, schoolId: string, one: NewFeedback): Promise<void> => {
  const [first] = one.posts
  const last = one.posts.at(-1)
  if (!first || !last) throw new Error('a feedback without a text')
  const store = feedbackStore({ db, school: { id: schoolId } })
  const id = newId(first.at.getTime())
  await store.add({
    id,
    code: newCode(),
    type: one.type,
    state: one.state,
    place: one.place,
    courseId: null,
    page: '',
    beginning: beginningOf(first.text),
    personId: one.personId,
    source: null,
    contact: one.contact,
    contactKey: bareContact(one.contact),
    agent: '',
    rate: one.rate,
    createdAt: first.at,
    changedAt: last.at,
    closedAt: one.state === 'closed' ? last.at : null,
  })
  for (const { bySchool, personId, text, at } of one.posts) {
    await store.post({
      id: newId(at.getTime()),
      feedbackId: id,
      bySchool: bySchool ? 1 : 0,
      personId,
      text,
      at,
      proofId: null,
    })
  }
}
