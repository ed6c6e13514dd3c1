import { nobody, type InputOf } from '@xinglin/contract/call'
import { startAttempt } from '@xinglin/contract/exams'
import { deviceName, vagueAddress } from '#identity'
import type { BatchContext } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit, visitAt } from '#platform/visit'
import type { FileKeyOf } from '../attempts/file-key.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import type { OwnTimes } from '../schedule/own-times.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { beginAttempts, type Opening } from './begin-attempts.ts'
import { beginsTogether } from './begin-together.ts'
import { rememberKeeper, type ContestSittingOf } from './contest-sitting.ts'
import { noteEvent } from './event-store.ts'
import { handIn } from './hand-in.ts'
import { refuseBeginning } from './may-begin.ts'
import { isLate } from './own-attempt.ts'
import { ownExam } from './own-exam.ts'
import { toSitting } from './view-attempt.ts'

const { missing, closed } = startAttempt.refusals

type Start = InputOf<typeof startAttempt>

/** An examination that the visitor may sit now: whose it is to sit, and when. */
type Sat = {
  readonly row: ExamRow
  readonly times: OwnTimes
  /** The visitor's own school, where another one keeps the examination. */
  readonly partnerId: string | null
}

const openingOf = (visit: Visit, { OpeningId: openingId }: Start): Opening => ({
  device: deviceName(visit.agent),
  address: vagueAddress(visit.ip),
  openingId,
})

const resume = async (visit: Visit, row: AttemptRow, opening: Opening): Promise<AttemptRow> => {
  // Sent once more because its answer was lost: the browser that has it opened it already.
  if (opening.openingId !== null && opening.openingId === row.openingId) return row
  const opened = await attemptStore(visit).reopen(row.id, opening)
  if (!opened) throw refuse(closed)
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: 'open',
    detail: opened.device,
  })
  return opened
}

const startHere = async (visit: Visit, input: Start, sat: Sat): Promise<AttemptRow> => {
  const { row, times, partnerId } = sat
  const store = attemptStore(visit)
  const personId = memberOf(visit)?.id ?? nobody
  const opening = openingOf(visit, input)
  let attempts = await store.of(row.id, personId)
  const last = attempts.at(-1)
  if (last?.state === 'running') {
    if (!isLate(last, visit.at)) return resume(visit, last, opening)
    const held = await store.lock(last.id)
    if (held?.state === 'running') await handIn(visit, held, 'deadline', held.deadline)
    attempts = await store.of(row.id, personId)
  }
  const { at } = visit
  refuseBeginning(row, { times, begun: attempts.length, typed: input.AccessCode, at })
  const beginning = { row, times, personId, partnerId, no: attempts.length + 1, at, opening }
  const [begun] = await beginAttempts(visit, [beginning])
  if (begun) return begun
  // Two at once: the other made it, and this one opens it anew.
  const other = (await store.of(row.id, personId)).at(-1)
  if (!other) throw refuse(missing)
  return resume(visit, other, opening)
}

/** Answers whoever begins an attempt or goes on with one. */
export const startCalls = (
  context: BatchContext,
  contestSittingOf: ContestSittingOf,
  fileKeyOf: FileKeyOf,
) => {
  const beginTogether = beginsTogether(context)
  const sittingOf = (visit: Visit, { name }: ExamRow, attempt: AttemptRow) =>
    toSitting(visit, attempt, { name, fileKey: fileKeyOf(visit, attempt.id) })

  const startInContest = async (visit: Visit, contestId: string, input: Start) => {
    const sitting = await contestSittingOf(visit, contestId, input.ExamId)
    if (!sitting) throw refuse(missing)
    const { schoolId, times } = sitting
    const partnerId = schoolId === visit.school.id ? null : visit.school.id
    return visitAt(visit, schoolId, async (there) => {
      const row = await examStore(there).find(input.ExamId)
      if (row?.contestId !== contestId || row.state !== 'published') throw refuse(missing)
      return sittingOf(there, row, await startHere(there, input, { row, times, partnerId }))
    })
  }

  const startTogether = (visit: Visit, input: Start) =>
    visit.apart(() =>
      beginTogether(visit.school.id, {
        examId: input.ExamId,
        personId: memberOf(visit)?.id ?? nobody,
        code: input.AccessCode,
        at: visit.at,
        opening: openingOf(visit, input),
      }),
    )

  return [
    answer(startAttempt, async function handleStartAttempt(visit, input) {
      const { SkillContestId } = input
      if (SkillContestId !== null && SkillContestId !== nobody)
        return startInContest(visit, SkillContestId, input)
      const begun = await startTogether(visit, input)
      if (begun) {
        await rememberKeeper(visit, begun.attempt.id, visit.school.id)
        return sittingOf(visit, begun.row, begun.attempt)
      }
      const { row, times } = await ownExam(visit, input.ExamId)
      return sittingOf(visit, row, await startHere(visit, input, { row, times, partnerId: null }))
    }),
  ]
}
