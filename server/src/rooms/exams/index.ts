export {
  type ContestStanding,
  contestStandings,
  controlContestExams,
} from './contest-exams/contest-attempts.ts'
export {
  openContestExam,
  releaseContestExams,
  removeContestExams,
} from './contest-exams/contest-exam.ts'
export { contestPaper, contestPapers } from './contest-exams/contest-paper.ts'
export { allowedWorks } from './papers/find-stations.ts'
export { stationKindOf } from './papers/station-kinds.ts'
export type { ContestSitting } from './sitting/contest-sitting.ts'
export { examOwner, releasedQuestion } from './results/released-question.ts'
export { startExamWork } from './results/close-and-score.ts'
export { examSource } from './marking/exam-source.ts'
export { examCalls } from './routes.ts'
export { examWorks } from './standings/exam-works.ts'
export { examsOfClass, scoresInExam } from './standings/exams-of-class.ts'
export { examsToMark } from './standings/exams-to-mark.ts'
export { examsToSet } from './standings/exams-to-set.ts'
export { datedExams, examScoresOf, examsToSit, ownExamsAmong } from './standings/own-exams.ts'
export { regradesToConfirm } from './regrades/regrades-to-confirm.ts'
export { seedAttempts } from './seed-attempts.ts'
export { writtenStore } from './written/store.ts'
export { makeExam } from './seed.ts'
