import { defaultWorkRubric } from '@xinglin/contract/marking'
import { handInWork, seedMark } from '#marking'
import { newId } from '#platform/ids'
import { cleanHtml } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import { digestOf } from './digest.ts'
import { submissionStore } from './store.ts'

/** A work of the demo: what was handed in when, and what its teacher made of it. */
export type NewWork = {
  readonly personId: string
  readonly at: Date
  readonly html: string
  readonly mark:
    | {
        readonly outcome: 'returned' | 'marked' | 'released'
        /** Of the usual rubric's criteria, in their order. */
        readonly points: readonly number[]
        readonly comment: string
      }
    | undefined
}

const dayMs = 86_400_000

/** Hands a work in as its student did, and marks it where its teacher has. */
export const makeWork = async (
  school: TenantContext,
  {
    assignmentId,
    itemId,
    markerId,
    personId,
    at,
    html,
    mark,
  }: NewWork & {
    readonly assignmentId: string
    readonly itemId: string
    readonly markerId: string
  },
): Promise<void> => {
  const id = newId(at.getTime())
  const body = cleanHtml(html)
  const store = submissionStore(school)
  await store.lockDraft(itemId, personId)
  await store.changeDraft(itemId, personId, { body, version: 1, epoch: 1, savedAt: at })
  await handInWork(
    { ...school, at },
    {
      id,
      kind: 'submission',
      groupId: assignmentId,
      itemId,
      personId,
      counted: true,
      machine: null,
    },
  )
  await store.add({
    workId: id,
    no: 1,
    itemId,
    personId,
    body,
    files: [],
    digest: digestOf({ body, files: [] }),
    draftVersion: 1,
    handedAt: at,
    countsAt: at,
  })
  if (mark)
    await seedMark(school, {
      workId: id,
      markerId,
      at: new Date(at.getTime() + dayMs / 4),
      state: mark.outcome,
      rubric: defaultWorkRubric,
      points: mark.points,
      comment: mark.comment,
      againDays: 7,
    })
}
