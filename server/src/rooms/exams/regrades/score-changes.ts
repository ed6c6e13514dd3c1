import { createHash } from 'node:crypto'
import type { Correction } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { unitsOf } from '#questions'
import { instanceStore } from '../attempts/instance-store.ts'
import { scoreUnit } from '../corrections/score-unit.ts'
import type { PaperUnit } from '../papers/paper-units.ts'
import { marksOfItem } from '../written/item-marks.ts'
import { withMarks } from '../written/written-answers.ts'
import { changeStore } from './change-store.ts'

type Scored = Awaited<ReturnType<ReturnType<typeof changeStore>['scoredWith']>>[number]

/** An attempt with what a correction makes of its score. */
export type ScoreMove = Pick<Scored, 'id' | 'personId' | 'no' | 'releasedAt' | 'version'> & {
  readonly before: { readonly tenths: number; readonly most: number }
  /** The item as it is then; absent where it does not count. */
  readonly unit: NonNullable<Scored['unit']> | undefined
  readonly after: {
    readonly tenths: number
    readonly maxTenths: number
    readonly unmarked: number
    readonly unmarkedTenths: number
  }
}

const moveOf = (row: Scored, unit: ScoreMove['unit']): ScoreMove => {
  const was = row.unit
  const unmarked = (one: ScoreMove['unit'] | null) => (one && one.tenths === null ? 1 : 0)
  const waiting = (one: ScoreMove['unit'] | null) => (one && one.tenths === null ? one.most : 0)
  return {
    id: row.id,
    personId: row.personId,
    no: row.no,
    releasedAt: row.releasedAt,
    version: row.version,
    before: { tenths: row.tenths, most: row.most },
    unit,
    after: {
      tenths: row.tenths - (was?.tenths ?? 0) + (unit?.tenths ?? 0),
      maxTenths: row.most - (was?.most ?? 0) + (unit?.most ?? 0),
      unmarked: row.unmarked - unmarked(was) + unmarked(unit),
      unmarkedTenths: row.unmarkedTenths - waiting(was) + waiting(unit),
    },
  }
}

const isSame = (was: Scored['unit'], unit: ScoreMove['unit']): boolean =>
  was === null || unit === undefined
    ? was === null && unit === undefined
    : was.tenths === unit.tenths && was.most === unit.most && was.state === unit.state

/**
 * What a correction makes of the scores of everybody who was asked an item and is scored: those alone of whom anything is
 * another, and how many there are in all. Nothing is written.
 */
export const scoreMoves = async (
  tenant: TenantContext,
  examId: string,
  unit: PaperUnit,
  correction: Correction,
): Promise<{ readonly moves: readonly ScoreMove[]; readonly all: number }> => {
  const store = changeStore(tenant)
  const rows = await store.scoredWith(examId, unit.id)
  const answers = await store.answersTo(examId, unit.id)
  const marks = unit.key.kind === 'people' ? await marksOfItem(tenant, examId, unit.id) : new Map()
  // Of a computed question everybody has a key of their own.
  const instances = await instanceStore(tenant).ofVersion(
    unit.versionId,
    rows.map(({ id }) => id),
  )
  const keyOf = (attemptId: string) => {
    const content = instances.get(attemptId)
    return (content && unitsOf(unit.questionId, content)[0]?.key) ?? unit.key
  }
  const moves = rows.flatMap((row) => {
    const scored = scoreUnit({ ...unit, key: keyOf(row.id) }, correction, answers.get(row.id))
    const mark = marks.get(row.id)
    const [own] = scored && mark ? withMarks([scored], new Map([[unit.id, mark]])) : [scored]
    return isSame(row.unit, own) ? [] : [moveOf(row, own)]
  })
  return { moves, all: rows.length }
}

/** Whether somebody has more, less or as much of the full score as before; an item that counts no more moves it as well. */
export const directionOf = ({ before, after }: Pick<ScoreMove, 'before' | 'after'>): number =>
  Math.sign(after.tenths * before.most - before.tenths * after.maxTenths)

/** Whether the score or the full score that somebody reads is another. */
export const isRead = ({ before, after }: Pick<ScoreMove, 'before' | 'after'>): boolean =>
  before.tenths !== after.tenths || before.most !== after.maxTenths

/** Moves as one word: the same only where exactly the same scores change in the same way. */
export const digestOf = (moves: readonly ScoreMove[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        moves.map(({ id, version, before, after }) => [
          id,
          version,
          before.tenths,
          before.most,
          after.tenths,
          after.maxTenths,
        ]),
      ),
    )
    .digest('hex')
