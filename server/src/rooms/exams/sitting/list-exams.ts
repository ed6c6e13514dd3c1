import { nobody, type InputOf } from '@xinglin/contract/call'
import { listExams, type OwnExam, type OwnExamState } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { memberOf, type Visit } from '#platform/visit'
import { givenTo } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { tenthsOfSection, unitsOfSection } from '../papers/section-totals.ts'
import { endOf, ownTimes, type OwnTimes } from '../schedule/own-times.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { isOut } from '../schedule/release.ts'
import { isVisible } from './own-exam.ts'
import { contentsOf } from './view-attempt.ts'

type Summary = Awaited<ReturnType<ReturnType<typeof attemptStore>['summaries']>>[number]

/** How an examination stands for whoever has it, by their own times and attempts, the newest first. */
export const stateOf = (
  visit: Visit,
  row: ExamRow,
  times: OwnTimes,
  [last]: readonly Summary[],
): OwnExamState => {
  if (last?.state === 'running') return 2
  if (last)
    return isOut(row, last, 'Score', endOf(times), visit.at) && last.scoreVersion > 0 ? 5 : 3
  if (visit.at >= times.closes) return 4
  return visit.at < times.opens ? 0 : 1
}

const toOwnExam = async (
  visit: Visit,
  row: ExamRow,
  times: OwnTimes,
  attempts: readonly Summary[],
): Promise<OwnExam> => {
  const [last] = attempts
  const state = stateOf(visit, row, times, attempts)
  const left = times.attempts === 0 ? -1 : Math.max(0, times.attempts - attempts.length)
  const isOpen = row.state === 'published' && visit.at >= times.opens && visit.at < times.closes
  const { content, note } = await contentsOf(visit, row)
  const sections = content.sections.map((section) => ({
    Name: section.name,
    Units: unitsOfSection(section),
    Points: tenthsOfSection(section) / 10,
    OneWay: section.oneWay,
  }))
  return {
    ExamId: row.id,
    Name: row.name,
    OpenAt: times.opens.toISOString(),
    CloseAt: times.closes.toISOString(),
    Minutes: times.minutes,
    ExtraMinutes: times.extra,
    ExtraReason: times.extraReason,
    State: state,
    ...(last && { AttemptId: last.id }),
    CanStart: state === 2 || (isOpen && left !== 0),
    AttemptsLeft: left,
    NeedsCode: row.accessCode !== '',
    SafeBrowser: row.safeBrowser,
    Questions: sections.reduce((sum, { Units }) => sum + Units, 0),
    Points: sections.reduce((sum, { Points }) => sum + 10 * Points, 0) / 10,
    Note: note,
    Sections: sections,
    Attempts: attempts.flatMap(({ id, no, submittedAt }) =>
      submittedAt ? [{ AttemptId: id, No: no, SubmittedAt: submittedAt.toISOString() }] : [],
    ),
  }
}

/** What is open comes first, then what is to come, then what is over, the newest first. */
const rank: Readonly<Record<OwnExamState, number>> = { 2: 0, 1: 1, 0: 2, 3: 3, 5: 3, 4: 4 }

const list = async (visit: Visit, { PageIndex, PageSize, State }: InputOf<typeof listExams>) => {
  const personId = memberOf(visit)?.id ?? nobody
  const given = await givenTo(visit, 'exam', personId)
  const rows = (await examStore(visit).published([...given.keys()])).filter((row) =>
    isVisible(row, visit.at),
  )
  const attempts = Map.groupBy(
    await attemptStore(visit).summaries(
      personId,
      rows.map(({ id }) => id),
    ),
    ({ examId }) => examId,
  )
  const stood = rows.flatMap((row) => {
    const one = given.get(row.id)
    if (!one) return []
    const times = ownTimes(row, one)
    const own = attempts.get(row.id) ?? []
    return [{ row, times, own, state: stateOf(visit, row, times, own) }]
  })
  const wanted = stood
    .filter(({ state }) => State === null || state === State)
    .toSorted((a, b) => rank[a.state] - rank[b.state])
  const shown: OwnExam[] = []
  for (const { row, times, own } of wanted.slice((PageIndex - 1) * PageSize, PageIndex * PageSize))
    shown.push(await toOwnExam(visit, row, times, own))
  return { List: shown, Count: wanted.length, ServerTime: new Date().toISOString() }
}

/** Answers who asks for their examinations. */
export const listCalls = () => [answer(listExams, list)]
