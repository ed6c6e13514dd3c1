import type { InquiryRow, PostRow } from './store.ts'
import { inquiryStore } from './store.ts'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'

/** A question that came with an installation, with what was said to it, the first first. */
export type NewInquiry = Pick<
  InquiryRow,
  'personId' | 'courseId' | 'itemId' | 'itemTitle' | 'title' | 'body' | 'audience' | 'isCommon'
> & {
  readonly at: Date
  readonly replies: readonly (Pick<PostRow, 'personId' | 'isTeacher' | 'body'> & {
    readonly at: Date
  })[]
  /** Its asker took the last answer. */
  readonly isAccepted: boolean
}

/** Puts a question with its answers into a school. */
export const makeInquiry = async (
  school: TenantContext,
  { at, replies, isAccepted, ...about }: NewInquiry,
): Promise<void> => {
  const store = inquiryStore(school)
  const id = newId(at.getTime())
  const posts = replies.map(({ at: createdAt, ...post }) => ({
    ...post,
    id: newId(createdAt.getTime()),
    inquiryId: id,
    createdAt,
  }))
  const answers = posts.filter(({ isTeacher }) => isTeacher)
  await store.add({
    ...about,
    id,
    pin: { Kind: 'none', At: 0, SessionId: null },
    state: isAccepted ? 'resolved' : answers.length > 0 ? 'answered' : 'open',
    acceptedId: isAccepted ? (answers.at(-1)?.id ?? null) : null,
    assigneeId: null,
    mergedInto: null,
    answers: answers.length,
    createdAt: at,
    lastAt: posts.at(-1)?.createdAt ?? at,
    seenAt: isAccepted ? (posts.at(-1)?.createdAt ?? at) : at,
    version: 1,
  })
  for (const post of posts) await store.write(post)
}
