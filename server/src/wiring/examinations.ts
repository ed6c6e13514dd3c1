import { examsToMark, examsToSit, ownExamsAmong, regradesToConfirm } from '#exams'
import type { SubjectsOf } from '#messages'
import { momentWord, runsSchool, type Visit } from '#platform/visit'
import type { TodaySource } from '#today'

/** Written answers of examinations that wait to be marked, the most first. */
export const answersToMark: TodaySource = async (visit) =>
  (await examsToMark(visit))
    .toSorted((one, other) => other.waiting - one.waiting)
    .map(({ id, name, waiting }) => ({
      Group: 'waiting' as const,
      Text: `考试“${name}”有 ${waiting} 份作答待批阅`,
      Count: waiting,
      Action: runsSchool(visit) ? '去查看' : '去批阅',
      Of: name,
      Path: `${runsSchool(visit) ? '/manage/exams' : '/Exams'}/${id}/marking`,
    }))

/** Regrades that others proposed and the visitor may confirm. */
export const regradesWaiting: TodaySource = async (visit) =>
  (await regradesToConfirm(visit)).map(({ id, name, waiting }) => ({
    Group: 'waiting' as const,
    Text: `考试“${name}”有 ${waiting} 项重新判分待确认`,
    Count: waiting,
    Action: '去确认',
    Of: name,
    Path: `${runsSchool(visit) ? '/manage/exams' : '/Exams'}/${id}/regrade`,
  }))

const examWords = (
  visit: Visit,
  { name, state, opens }: Awaited<ReturnType<typeof examsToSit>>[number],
) => {
  if (state === 0) return `考试“${name}”${momentWord(visit.school.timezone, opens)}开始`
  return state === 2 ? `考试“${name}”正在作答` : `考试“${name}”可以参加`
}

/** A student's examinations that are open, or begin within a week. */
export const ownExamsToday: TodaySource = async (visit) =>
  visit.who === 'student'
    ? (await examsToSit(visit)).map((one) => ({
        Group: 'due' as const,
        Text: examWords(visit, one),
        Due: (one.state === 0 ? one.opens : one.closes).toISOString(),
        Action: one.state === 2 ? '继续作答' : '去考试',
        Of: one.name,
        Path: '/KnowledgeExam',
      }))
    : []

/** Where somebody sees an examination of theirs: the result of the last attempt where there is one. */
export const ownExamPath = ({
  attemptId,
  state,
}: Awaited<ReturnType<typeof ownExamsAmong>>[number]): string =>
  attemptId && state !== 2 ? `/KnowledgeExam?result=${attemptId}` : '/KnowledgeExam'

/** Examinations as they stand for whoever has them: the result of the last attempt where there is one. */
export const ownExamSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await ownExamsAmong(visit, ids)).map((one) => [
      one.id,
      { title: one.name, state: one.stateName, path: ownExamPath(one) },
    ]),
  )
