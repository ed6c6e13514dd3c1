import { workStore } from '#marking'
import type { Notice, TenantContext } from '#platform/visit'
import { receiversOf } from '#targets'
import { standingStore } from '../attempts/standing-store.ts'
import { lastEnd } from '../schedule/settle-hold.ts'
import { graceMs } from '../schedule/release.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'

/** Keeps a notice for its people; handed in from above. */
export type Notify = (school: TenantContext, at: Date, notice: Notice) => Promise<unknown>

const noticeOf = (row: ExamRow, kind: Notice['kind'], to: Iterable<string>): Notice => ({
  kind,
  subjectId: row.id,
  title: row.name,
  to: [...to],
  occurrence: `${kind} ${row.publishedAt?.toISOString() ?? ''}`,
  senderId: row.ownerId,
})

/** Whether a released score is told of by itself: where it comes with handing in, whoever handed in has just seen it. */
const isScoreOutForAll = async (tenant: TenantContext, row: ExamRow, at: Date) => {
  if (row.release.Score === 'manual') return row.releasedAt !== null
  return at.getTime() > (await lastEnd(tenant, row)).getTime() + graceMs
}

/** Tells examinees of a school of examinations that were published, begin within the hour, or whose scores are out; each once. */
export const tellExaminees = async (
  tenant: TenantContext,
  at: Date,
  { notify, most }: { readonly notify: Notify; readonly most: number },
): Promise<void> => {
  const store = examStore(tenant)
  for (const row of await store.untold('announcedAt', at, most)) {
    await notify(
      tenant,
      at,
      noticeOf(row, 'exam-published', (await receiversOf(tenant, row.id)).keys()),
    )
    await store.change(row.id, { announcedAt: at })
  }
  for (const row of await store.untold('remindedAt', at, most)) {
    await notify(tenant, at, noticeOf(row, 'exam-soon', (await receiversOf(tenant, row.id)).keys()))
    await store.change(row.id, { remindedAt: at })
  }
  for (const row of await store.untold('resultToldAt', at, most)) {
    if (!(await isScoreOutForAll(tenant, row, at))) continue
    const people = await standingStore(tenant).unreleased(row.id)
    // From now on whoever wrote them may ask to have them looked at again.
    await workStore(tenant).releaseMarked('exam', row.id, at)
    await notify(tenant, at, noticeOf(row, 'exam-released', people))
    await store.change(row.id, { resultToldAt: at })
  }
}
