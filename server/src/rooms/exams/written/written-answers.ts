import type { Answer } from '@xinglin/contract/questions'
import type { Mark, Criterion } from '@xinglin/contract/marking'
import { handInWork, lastDecided, type MarkRow, markStore, workStore } from '#marking'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import type { AttemptRow } from '../attempts/store.ts'
import type { ScoredUnit } from '../attempts/tables.ts'
import { itemIdOf } from './item-id.ts'
import { writtenStore } from './store.ts'

/** What people gave for an answer. */
export type WrittenMark = {
  readonly tenths: number
  readonly mark: Mark
  readonly rubric: readonly Criterion[]
}

/** Whether what people gave for an answer counts. */
export const isMarked = (state: string): boolean => state === 'marked' || state === 'released'

/** A decided mark as the score takes it. */
export const toWrittenMark = ({ mark, rubric }: Pick<MarkRow, 'mark' | 'rubric'>): WrittenMark => ({
  tenths: Object.values(mark.Points).reduce((sum, one) => sum + Math.round(10 * one), 0),
  mark,
  rubric: rubric ?? [],
})

/** What was given for the answers of an attempt, by question; what waits is not among them. */
export const marksOfAttempt = async (
  tenant: TenantContext,
  attemptId: string,
): Promise<ReadonlyMap<string, WrittenMark>> => {
  const written = await writtenStore(tenant).newest(attemptId)
  const works = await workStore(tenant).among([...written.values()].map(({ id }) => id))
  const marks = new Map<string, WrittenMark>()
  for (const { id, unitId } of written.values()) {
    const work = works.get(id)
    if (!work || !isMarked(work.state)) continue
    const decided = lastDecided(await markStore(tenant).ofVersion(id, work.version))
    if (decided) marks.set(unitId, toWrittenMark(decided))
  }
  return marks
}

/**
 * Hands in for marking the answers of an attempt that people mark, those alone that were not handed in like this before; what
 * was taken back meanwhile waits for nobody.
 */
export const handInWritten = async (
  tenant: TenantContext,
  attempt: Pick<AttemptRow, 'id' | 'examId' | 'personId'>,
  {
    units,
    answers,
    at,
  }: {
    readonly units: readonly ScoredUnit[]
    readonly answers: ReadonlyMap<string, Answer>
    readonly at: Date
  },
): Promise<void> => {
  const before = await writtenStore(tenant).newest(attempt.id)
  const counted = new Set(units.map(({ id }) => id))
  // An item that counts no more waits for nobody.
  for (const { id, unitId } of before.values())
    if (!counted.has(unitId)) await workStore(tenant).change(id, { counted: false })
  for (const unit of units) {
    const was = before.get(unit.id)
    const answer = answers.get(unit.id)
    if (unit.state !== 'unmarked' || !answer) {
      if (was) await workStore(tenant).change(was.id, { counted: false })
      continue
    }
    if (was && JSON.stringify(was.answer) === JSON.stringify(answer)) {
      await workStore(tenant).change(was.id, { counted: true })
      continue
    }
    const id = was?.id ?? newId(at.getTime())
    const { version } = await handInWork(
      { ...tenant, at },
      {
        id,
        kind: 'exam',
        groupId: attempt.examId,
        itemId: itemIdOf(attempt.examId, unit.id),
        personId: attempt.personId,
        counted: true,
        machine: null,
      },
    )
    const row = { id, no: version, attemptId: attempt.id, unitId: unit.id, answer, handedAt: at }
    await writtenStore(tenant).add(row)
  }
}

/** The same units with what people gave for them. */
export const withMarks = (
  units: readonly ScoredUnit[],
  marks: ReadonlyMap<string, WrittenMark>,
): ScoredUnit[] =>
  units.map((unit) => {
    const given = unit.state === 'unmarked' ? marks.get(unit.id) : undefined
    if (!given) return unit
    const { tenths } = given
    const state = tenths === unit.most ? 'right' : tenths === 0 ? 'wrong' : 'partly'
    return { ...unit, tenths, state }
  })
