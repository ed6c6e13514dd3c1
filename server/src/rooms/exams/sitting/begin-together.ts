import { type BatchContext, inBatchesOrAlone } from '#platform/database'
import { Refused, type TenantContext } from '#platform/visit'
import { givenAmongEach } from '#targets'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { ownTimes } from '../schedule/own-times.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { beginAttempts, type Beginning, type Opening } from './begin-attempts.ts'
import { refuseBeginning } from './may-begin.ts'
import { isVisible } from './own-exam.ts'

/** Somebody of the school who opens an examination of it. */
type Start = {
  readonly examId: string
  readonly personId: string
  readonly code: string
  readonly at: Date
  readonly opening: Opening
}

/** The attempt that was begun, with its examination; undefined where that is for a call of its own: to be refused, or gone on with. */
type Outcome = { readonly row: ExamRow; readonly attempt: AttemptRow } | undefined

/** As many papers as are drawn before the first of those who wait is answered. */
const maxStarts = 40

const mayBegin = (row: ExamRow, start: Start, times: Beginning['times']): boolean => {
  try {
    refuseBeginning(row, { times, begun: 0, typed: start.code, at: start.at })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Those of some who begin one examination for their first time and may do so now. */
const firstBeginnings = async (
  tenant: TenantContext,
  examId: string,
  starts: readonly Start[],
): Promise<ReadonlyMap<Start, Beginning>> => {
  const row = await examStore(tenant).find(examId)
  if (!row || row.state === 'archived') return new Map()
  const personIds = [...new Set(starts.map(({ personId }) => personId))]
  const given = await givenAmongEach(tenant, [examId], personIds)
  const haveBegun = await attemptStore(tenant).haveBegun(examId, personIds)
  const beginnings = new Map<Start, Beginning>()
  const chosen = new Set(haveBegun)
  for (const start of starts) {
    const { personId, at, opening } = start
    const own = given.get(personId)?.get(examId)
    if (!own?.targetMatch.open || chosen.has(personId) || !isVisible(row, at)) continue
    const times = ownTimes(row, own)
    if (!mayBegin(row, start, times)) continue
    chosen.add(personId)
    beginnings.set(start, { row, times, personId, partnerId: null, no: 1, at, opening })
  }
  return beginnings
}

const beginAll = async (tenant: TenantContext, starts: readonly Start[]): Promise<Outcome[]> => {
  const beginnings = new Map<Start, Beginning>()
  for (const [examId, some] of Map.groupBy(starts, (one) => one.examId))
    for (const [start, beginning] of await firstBeginnings(tenant, examId, some))
      beginnings.set(start, beginning)
  // In one order, so that two transactions that begin the same attempts wait for each other and not in a circle.
  const inOrder = [...beginnings].toSorted(([one], [other]) =>
    one.personId < other.personId ? -1 : 1,
  )
  const begun = await beginAttempts(
    tenant,
    inOrder.map(([, beginning]) => beginning),
  )
  const attempts = new Map(inOrder.map(([start], at) => [start, begun[at]]))
  return starts.map((start) => {
    const [row, attempt] = [beginnings.get(start)?.row, attempts.get(start)]
    return row && attempt ? { row, attempt } : undefined
  })
}

/** Begins attempts together with those that others begin at the same bell: each is told after the commit. */
export const beginsTogether = (context: BatchContext) =>
  inBatchesOrAlone<Start, Outcome>(context, beginAll, { maxInputs: maxStarts, maxBatches: 2 })
