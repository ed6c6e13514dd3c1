import { ownExamStateNames, type OwnExamState } from '@xinglin/contract/exams'
import { nobody } from '@xinglin/contract/call'
import { levelOf } from '@xinglin/simulation/assessment'
import { memberOf, type TenantContext, type Visit } from '#platform/visit'
import { givenAmong, givenTo } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { standingStore } from '../attempts/standing-store.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { examStore } from '../schedule/store.ts'
import { stateOf } from '../sitting/list-exams.ts'
import { isVisible } from '../sitting/own-exam.ts'
import { recheckStates } from '../written/own-rechecks.ts'
import { scoreIfOut } from './score-of-attempt.ts'

/** An examination of the visitor's as others tell of it. */
export type OwnExamNow = {
  readonly id: string
  readonly name: string
  readonly state: OwnExamState
  /** From when, and until when, by the visitor's own times. */
  readonly opens: Date
  readonly closes: Date
  /** The last attempt; undefined where there is none. */
  readonly attemptId: string | undefined
  /** May still be begun, or is under way. */
  readonly canSit: boolean
}

const ownExams = async (visit: Visit, wanted: (id: string) => boolean): Promise<OwnExamNow[]> => {
  const personId = memberOf(visit)?.id ?? nobody
  const given = await givenTo(visit, 'exam', personId)
  const rows = (await examStore(visit).published([...given.keys()].filter(wanted))).filter((row) =>
    isVisible(row, visit.at),
  )
  const attempts = Map.groupBy(
    await attemptStore(visit).summaries(
      personId,
      rows.map(({ id }) => id),
    ),
    ({ examId }) => examId,
  )
  return rows.flatMap((row) => {
    const one = given.get(row.id)
    if (!one) return []
    const times = ownTimes(row, one)
    const own = attempts.get(row.id) ?? []
    const state = stateOf(visit, row, times, own)
    const hasTry = times.attempts === 0 || own.length < times.attempts
    return [
      {
        id: row.id,
        name: row.name,
        state,
        opens: times.opens,
        closes: endOf(times),
        attemptId: own[0]?.id,
        canSit: row.state === 'published' && visit.at < times.closes && (state === 2 || hasTry),
      },
    ]
  })
}

const withStateName = (one: OwnExamNow) => ({ ...one, stateName: ownExamStateNames[one.state] })

/** Of some examinations those that the visitor has, in words. */
export const ownExamsAmong = async (visit: Visit, ids: readonly string[]) =>
  (await ownExams(visit, (id) => ids.includes(id))).map(withStateName)

/** All examinations that the visitor has, in words. */
export const datedExams = async (visit: Visit) =>
  (await ownExams(visit, () => true)).map(withStateName)

const dayMs = 86_400_000
/** So many days before its beginning an examination concerns a day. */
const soonDays = 7
/** What stays open longer than this is due on no day. */
const openDays = 30

/** The examinations that the visitor sits, may begin by a date that comes, or has before them within a week. */
export const examsToSit = async (visit: Visit): Promise<readonly OwnExamNow[]> =>
  (await ownExams(visit, () => true)).filter(
    ({ state, opens, closes, canSit }) =>
      canSit &&
      (state === 2 ||
        (state === 1 && closes.getTime() - visit.at.getTime() <= openDays * dayMs) ||
        (state === 0 && opens.getTime() - visit.at.getTime() <= soonDays * dayMs)),
  )

/** What a person handed in, with each score as far as it is out for them, the newest first. */
export const examScoresOf = async (
  visit: TenantContext & Pick<Visit, 'at'>,
  personId: string,
  range: { readonly from?: Date; readonly to?: Date; readonly most: number },
) => {
  const attempts = await standingStore(visit).ofPerson(personId, range)
  const ids = [...new Set(attempts.map(({ examId }) => examId))]
  const rows = new Map((await examStore(visit).published(ids)).map((row) => [row.id, row]))
  const given = await givenAmong(visit, ids, personId)
  const rechecks = await recheckStates(
    visit,
    attempts.map(({ id }) => id),
  )
  return attempts.flatMap((one) => {
    const row = rows.get(one.examId)
    // What a contest asked for counts as the contest's.
    if (!row || row.contestId || !one.submittedAt) return []
    const score = scoreIfOut(row, given.get(row.id), one, visit.at)
    return [
      {
        attemptId: one.id,
        examId: row.id,
        name: row.name,
        no: one.no,
        at: one.submittedAt,
        score,
        level: score === null ? '' : levelOf(score),
        recheck: score === null ? undefined : rechecks.get(one.id),
      },
    ]
  })
}
