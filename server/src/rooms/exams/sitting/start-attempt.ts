import { timingSafeEqual } from 'node:crypto'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { startAttempt } from '@xinglin/contract/exams'
import { deviceName, vagueAddress } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, type Visit } from '#platform/visit'
import type { FileKeyOf } from '../attempts/file-key.ts'
import { instanceStore } from '../attempts/instance-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { drawFor } from '../papers/draw.ts'
import { deadlineOf, type OwnTimes } from '../schedule/own-times.ts'
import { seedOf } from '../schedule/seed-of.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { visitAt, type ContestSittingOf } from './contest-sitting.ts'
import { isLate } from './own-attempt.ts'
import { ownExam } from './own-exam.ts'
import { noteEvent } from './event-store.ts'
import { handIn } from './hand-in.ts'
import { contentsOf, toSitting } from './view-attempt.ts'

const { missing, early, closed, used, code } = startAttempt.refusals

/** An examination that the visitor may sit now: whose it is to sit, and when. */
type Sat = {
  readonly row: ExamRow
  readonly times: OwnTimes
  /** The visitor's own school, where another one keeps the examination. */
  readonly partnerId: string | null
}

const isSame = (typed: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(typed.normalize('NFKC')), Buffer.from(wanted.normalize('NFKC'))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Refuses whoever may not begin now. */
const refuseBeginning = (
  visit: Visit,
  row: ExamRow,
  { times, attempts, typed }: { times: OwnTimes; attempts: readonly AttemptRow[]; typed: string },
): void => {
  if (visit.at < times.opens) throw refuse(early)
  if (visit.at >= times.closes) throw refuse(closed)
  if (times.attempts > 0 && attempts.length >= times.attempts) throw refuse(used)
  if (row.accessCode !== '' && !isSame(typed, row.accessCode)) throw refuse(code)
}

const seenAs = (visit: Visit) => ({
  device: deviceName(visit.agent),
  address: vagueAddress(visit.ip),
})

/** A new attempt; undefined where another call began it meanwhile. */
const begin = async (
  visit: Visit,
  { row, times, partnerId }: Sat,
  no: number,
): Promise<AttemptRow | undefined> => {
  const personId = memberOf(visit)?.id ?? nobody
  const contents = await contentsOf(visit, row)
  const seed = seedOf(row, personId, no)
  const { sections, forms } = await drawFor(visit, contents.content, seed, personId, contents.forms)
  const id = newId(visit.at.getTime())
  const attempt = {
    id,
    examId: row.id,
    personId,
    partnerId,
    no,
    epoch: 1,
    state: 'running' as const,
    paperId: row.paperId,
    paperVersion: row.paperVersion,
    seed,
    drawn: sections,
    startedAt: visit.at,
    deadline: deadlineOf(times, visit.at),
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
    releasedAt: null,
    openings: 1,
    ...seenAs(visit),
  }
  const added = await attemptStore(visit).add(attempt)
  if (!added) return undefined
  await instanceStore(visit).add(id, sections, forms)
  await noteEvent(visit, { examId: row.id, attemptId: id, kind: 'start', detail: attempt.device })
  return added
}

const resume = async (visit: Visit, row: AttemptRow): Promise<AttemptRow> => {
  const opened = await attemptStore(visit).reopen(row.id, seenAs(visit))
  if (!opened) throw refuse(closed)
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: 'open',
    detail: opened.device,
  })
  return opened
}

const startHere = async (
  fileKeyOf: FileKeyOf,
  visit: Visit,
  { ExamId, AccessCode }: InputOf<typeof startAttempt>,
  sat: Sat,
) => {
  const { row, times } = sat
  const store = attemptStore(visit)
  const sittingOf = (attempt: AttemptRow) =>
    toSitting(visit, attempt, { name: row.name, fileKey: fileKeyOf(visit, attempt.id) })
  const personId = memberOf(visit)?.id ?? nobody
  let attempts = await store.of(ExamId, personId)
  const last = attempts.at(-1)
  if (last?.state === 'running') {
    if (!isLate(last, visit.at)) return sittingOf(await resume(visit, last))
    const held = await store.lock(last.id)
    if (held?.state === 'running') await handIn(visit, held, 'deadline', held.deadline)
    attempts = await store.of(ExamId, personId)
  }
  refuseBeginning(visit, row, { times, attempts, typed: AccessCode })
  const begun = await begin(visit, sat, attempts.length + 1)
  if (begun) return sittingOf(begun)
  // Two at once: the other made it, and this one opens it anew.
  const other = (await store.of(ExamId, personId)).at(-1)
  if (!other) throw refuse(missing)
  return sittingOf(await resume(visit, other))
}

const startInContest = async (
  fileKeyOf: FileKeyOf,
  visit: Visit,
  contestId: string,
  input: InputOf<typeof startAttempt>,
  sittingOf: ContestSittingOf,
) => {
  const sitting = await sittingOf(visit, contestId, input.ExamId)
  if (!sitting) throw refuse(missing)
  const { schoolId, times } = sitting
  const partnerId = schoolId === visit.school.id ? null : visit.school.id
  return visitAt(visit, schoolId, async (there) => {
    const row = await examStore(there).find(input.ExamId)
    if (row?.contestId !== contestId || row.state !== 'published') throw refuse(missing)
    return startHere(fileKeyOf, there, input, { row, times, partnerId })
  })
}

/** Answers whoever begins an attempt or goes on with one. */
export const startCalls = (contestSittingOf: ContestSittingOf, fileKeyOf: FileKeyOf) => [
  answer(startAttempt, async function handleStartAttempt(visit, input) {
    const { SkillContestId } = input
    if (SkillContestId !== null && SkillContestId !== nobody)
      return startInContest(fileKeyOf, visit, SkillContestId, input, contestSittingOf)
    const { row, times } = await ownExam(visit, input.ExamId)
    return startHere(fileKeyOf, visit, input, { row, times, partnerId: null })
  }),
]
