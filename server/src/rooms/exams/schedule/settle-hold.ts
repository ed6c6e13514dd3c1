import type { TenantContext } from '#platform/visit'
import { holdStore } from '#questions'
import { targetStore } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { paperContents, questionsOfPaper } from '../papers/paper-contents.ts'
import { endOf } from './own-times.ts'
import { graceMs } from './release.ts'
import { examStore, type ExamRow } from './store.ts'

/** The last moment at which anybody may have an examination open, whoever's times are others heeded. */
export const lastEnd = async (tenant: TenantContext, row: ExamRow): Promise<Date> => {
  const overrides = await targetStore(tenant).overrides([row.id])
  const closes = overrides.flatMap(({ field, at }) => (field === 'closes' && at ? [at] : []))
  const extra = overrides.flatMap(({ field, amount }) => (field === 'extra' ? [amount ?? 0] : []))
  return endOf({
    closes: new Date(Math.max(row.closesAt.getTime(), ...closes.map((at) => at.getTime()))),
    extra: Math.max(row.extraMinutes, ...extra),
  })
}

/** Whether nobody can sit an examination any more. */
export const isSat = async (tenant: TenantContext, row: ExamRow, at: Date): Promise<boolean> => {
  if (at.getTime() <= (await lastEnd(tenant, row)).getTime() + graceMs) return false
  const counts = await attemptStore(tenant).counts([row.id])
  return counts.every(({ state }) => state !== 'running')
}

/** Whether nobody can sit a published examination any more, and its keys are out. */
const isOver = async (tenant: TenantContext, row: ExamRow, at: Date): Promise<boolean> =>
  (row.release.Keys !== 'manual' || row.releasedAt !== null) && isSat(tenant, row, at)

/**
 * Holds every question that an examination may draw from practice, from its publication until nobody can sit it and its keys
 * are out; what was withdrawn or put away holds nothing. Called with whatever changes that, and by the server as time passes.
 */
export const settleHold = async (tenant: TenantContext, id: string, at: Date): Promise<void> => {
  const row = await examStore(tenant).lock(id)
  if (!row) {
    await holdStore(tenant).end(id)
    return
  }
  const holds = row.state === 'published' && !(await isOver(tenant, row, at))
  const contents = holds && (await paperContents(tenant, row.paperId, row.paperVersion))
  if (contents)
    await holdStore(tenant).lock({ heldBy: id, name: row.name, at }, questionsOfPaper(contents))
  else await holdStore(tenant).end(id)
  await examStore(tenant).change(id, { holdsQuestions: holds })
}
