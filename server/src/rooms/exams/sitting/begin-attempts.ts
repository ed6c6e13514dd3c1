import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { instanceStore } from '../attempts/instance-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { drawFor } from '../papers/draw.ts'
import { deadlineOf, type OwnTimes } from '../schedule/own-times.ts'
import { seedOf } from '../schedule/seed-of.ts'
import type { ExamRow } from '../schedule/store.ts'
import { eventAt, eventStore } from './event-store.ts'
import { contentsOf } from './view-attempt.ts'

/** By what an attempt is opened: the browser, where it is, and what it calls this opening. */
export type Opening = Pick<AttemptRow, 'device' | 'address' | 'openingId'>

/** Somebody who begins an examination: which, by which times, for which time in number. */
export type Beginning = {
  readonly row: ExamRow
  readonly times: OwnTimes
  readonly personId: string
  /** The person's own school, where another one keeps the examination. */
  readonly partnerId: string | null
  readonly no: number
  readonly at: Date
  readonly opening: Opening
}

const draw = async (
  tenant: TenantContext,
  { row, times, personId, partnerId, no, at, opening }: Beginning,
) => {
  const contents = await contentsOf(tenant, row)
  const seed = seedOf(row, personId, no)
  const { sections, forms } = await drawFor(
    tenant,
    contents.content,
    seed,
    personId,
    contents.forms,
  )
  const attempt: AttemptRow = {
    schoolId: tenant.school.id,
    id: newId(at.getTime()),
    examId: row.id,
    personId,
    partnerId,
    no,
    epoch: 1,
    state: 'running',
    paperId: row.paperId,
    paperVersion: row.paperVersion,
    seed,
    drawn: sections,
    startedAt: at,
    deadline: deadlineOf(times, at),
    baseMinutes: times.minutes,
    extraMinutes: times.extra,
    extraReason: times.extraReason,
    sectionAt: 0,
    reached: {},
    pausedAt: null,
    submittedAt: null,
    submitKind: null,
    receipt: '',
    answerHash: '',
    scoreVersion: 0,
    scoringFailures: 0,
    scoringFailedAt: null,
    releasedAt: null,
    openings: 1,
    ...opening,
  }
  return { attempt, sections, forms }
}

/** Draws the papers of some who begin and stores their attempts; undefined for whom another call began one meanwhile. */
export const beginAttempts = async (
  tenant: TenantContext,
  beginnings: readonly Beginning[],
): Promise<readonly (AttemptRow | undefined)[]> => {
  const drawn = []
  for (const one of beginnings) drawn.push(await draw(tenant, one))
  const added = await attemptStore(tenant).add(drawn.map(({ attempt }) => attempt))
  const begun = drawn.filter(({ attempt }) => added.has(attempt.id))
  await instanceStore(tenant).add(
    begun.map(({ attempt: { id }, sections, forms }) => ({ id, sections, forms })),
  )
  await eventStore(tenant).add(
    begun.map(({ attempt: { id, examId, startedAt, device } }) =>
      eventAt(startedAt, { examId, attemptId: id, kind: 'start', detail: device }),
    ),
  )
  return drawn.map(({ attempt }) => (added.has(attempt.id) ? attempt : undefined))
}
