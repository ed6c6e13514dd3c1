import { handIn } from '@xinglin/contract/assignments'
import { handInWork, maxVersions, type WorkRow } from '#marking'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { isBlankHtml } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { digestOf } from '../submissions/digest.ts'
import { submissionStore, type DraftRow, type SubmissionRow } from '../submissions/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { lockOfWork, ownPlace, type OwnPlace } from './own-place.ts'
import { toReceipt } from './serialize-submission.ts'
import { lockedDraft } from './write-draft.ts'

const { empty, unsaved, same, tooOften } = handIn.refusals

/** The moment by which a version counts: that of the version that was returned, or its own. */
const countsFrom = (
  visit: Visit,
  work: WorkRow | undefined,
  last: SubmissionRow | undefined,
): Date => (work?.state === 'returned' && last ? last.countsAt : visit.at)

const tellTeacher = async (visit: Visit, { own }: OwnPlace, occurrence: string): Promise<void> =>
  visit.publish({
    kind: 'notice',
    notice: {
      kind: 'work-submitted',
      subjectId: own.row.id,
      title: own.row.title,
      to: [own.row.ownerId],
      occurrence,
    },
  })

/** Refuses a draft that says nothing, or nothing new to whoever returned the version before. */
const refuseUnready = (
  draft: DraftRow,
  work: WorkRow | undefined,
  versions: readonly SubmissionRow[],
): void => {
  if (isBlankHtml(draft.body) && draft.files.length === 0) throw refuse(empty)
  if (work?.state === 'returned' && versions.at(-1)?.digest === digestOf(draft)) throw refuse(same)
  if (versions.length >= maxVersions) throw refuse(tooOften)
}

/** Answers students who hand a work in. */
export const handInCalls = (kinds: ItemKinds) => [
  answer(handIn, async function handleHandIn(visit, { Epoch, Version, ...at }) {
    const before = await ownPlace(kinds, visit, at)
    const draft = await lockedDraft(visit, before, Epoch)
    // What was handed in while the draft was waited for is known now.
    const place = await ownPlace(kinds, visit, at)
    const { own, item, personId, work } = place
    const store = submissionStore(visit)
    const versions = work ? await store.versions(work.id) : []
    const last = versions.at(-1)
    const due = own.standing.dates.due.value
    // The answer to the first time was lost on its way.
    if (last && work?.state !== 'returned' && last.draftVersion === Version)
      return toReceipt(last, due)
    const lock = await lockOfWork(visit, place)
    if (lock) throw refuse(lock.refusal, { data: lock.data ?? null })
    if (draft.version !== Version) throw refuse(unsaved)
    refuseUnready(draft, work, versions)
    const id = work?.id ?? newId(visit.at.getTime())
    const { version } = await handInWork(visit, {
      id,
      kind: 'submission',
      groupId: own.row.id,
      itemId: item.id,
      personId,
      counted: true,
      machine: null,
    })
    const row = {
      workId: id,
      no: version,
      itemId: item.id,
      personId,
      body: draft.body,
      files: draft.files,
      digest: digestOf(draft),
      draftVersion: draft.version,
      handedAt: visit.at,
      countsAt: countsFrom(visit, work, last),
    }
    await store.add(row)
    await visit.publish({ kind: 'learned', objectId: own.row.id, personId })
    await tellTeacher(visit, place, `${id} ${version}`)
    return toReceipt({ ...row, schoolId: visit.school.id }, due)
  }),
]
