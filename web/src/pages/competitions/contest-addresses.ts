import type { ContestAddresses, OrganiseAddresses } from '#competitions'
import { ownExamAddresses } from '../exams/exam-addresses.ts'

/** Where one looks at one's entries. */
export const myCompetition = '/PersonalInfo/MyCompetition'

/** Where a teacher holds contests. */
export const competitionManage = '/PersonalInfo/competitionManage'

/** The screen in the hall of a contest. */
export const hallOf = (id: string): string => `/FormalGame?id=${id}`

/** Where a judge marks. */
export const judging = (id: string): string => `/GameReview?id=${id}`

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
  sit: (id, stationId, examId) => `/FormalGameExam?id=${id}&station=${stationId}&exam=${examId}`,
}

/** The addresses of contests for a teacher. */
export const teacherContests: OrganiseAddresses = {
  list: competitionManage,
  one: (id) => `${competitionManage}?id=${id}`,
  control: (id, roundId) => `${competitionManage}?id=${id}&round=${roundId}`,
  hall: hallOf,
}
