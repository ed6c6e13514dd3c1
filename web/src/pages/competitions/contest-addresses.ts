import type { ContestAddresses, OrganiseAddresses } from '#competitions'
import type { ExamAddresses } from '#exams'
import { ownExamAddresses } from '../exams/exam-addresses.ts'

/** Where one looks at one's entries. */
export const myCompetition = '/PersonalInfo/MyCompetition'

/** Where a teacher holds contests. */
export const competitionManage = '/PersonalInfo/competitionManage'

/** The screen in the hall of a contest. */
export const hallOf = (id: string): string => `/FormalGame?id=${id}`

/** An import of people, with its passwords. */
export const importOf = (importId: string): string => `/manage/users/import/${importId}`

/** Where a judge marks. */
export const judging = (id: string): string => `/GameReview?id=${id}`

/** Where the paper of a contest, its receipt and its result lead back to: its hall. */
export const contestExamAddresses = (id: string): ExamAddresses => ({
  ...ownExamAddresses,
  list: hallOf(id),
  listName: '返回赛场',
  result: (attemptId) => `${ownExamAddresses.result(attemptId)}&contest=${id}`,
})

/** Where contests are shown and entered. */
export const contestAddresses: ContestAddresses = {
  lobby: '/Game',
  game: (id) => `/courseCompetitionDetail/${id}`,
  entry: (id) => `/PersonalInfo/mySkillInfo?id=${id}`,
  ownEntries: myCompetition,
  hall: hallOf,
  board: (id) => `/FormalGameResult?id=${id}`,
  result: (id) => `/GameResult?id=${id}`,
  paperResult: ownExamAddresses.result,
  practice: (id) => `/courseCompetitionDetail/${id}?view=practice`,
  practise: (id, courseId) => `/CoursePreview/${courseId}/${id}`,
  messages: (id) => `/SkillMessage?id=${id}`,
  station: (id, stationId) => `/FormalGameExam?id=${id}&station=${stationId}`,
  report: (id, kind, sessionId) => `/GameReview?id=${id}&kind=${kind}&session=${sessionId}`,
  practiseStation: (id, stationId) => `/FormalGameExam?id=${id}&practice=${stationId}`,
  practiceReport: (id, kind, sessionId) =>
    `/GameReview?id=${id}&kind=${kind}&session=${sessionId}&from=practice`,
  sit: (id, stationId, examId) => `/FormalGameExam?id=${id}&station=${stationId}&exam=${examId}`,
  imports: importOf,
}

/** The addresses of contests for a teacher. */
export const teacherContests: OrganiseAddresses = {
  list: competitionManage,
  one: (id) => `${competitionManage}?id=${id}`,
  control: (id, roundId) => `${competitionManage}?id=${id}&round=${roundId}`,
  hall: hallOf,
  imports: importOf,
}
