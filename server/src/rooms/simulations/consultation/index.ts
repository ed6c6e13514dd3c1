export { consultationCalls, consultationRoom } from './routes.ts'
export { authoredWay } from './turns/author-demonstration.ts'
export {
  appealsToDecide,
  appealsWaiting,
  decidedAppeals,
  ownConsultationsAmong,
} from './appeals/appeal-standings.ts'
export { makeAppeal } from './appeals/seed-appeal.ts'
export { makeConsultation } from './turns/seed.ts'
export {
  casesByKey,
  makeCase,
  publishCase,
  publishedCases,
  scriptOf,
  versionsOfCase,
} from './cases/cases.ts'
export { endOverdue } from './turns/end-session.ts'
export { consultationKind } from './consultation-kind.ts'
export { unmatchedInCourses } from './phrases/unmatched-in-courses.ts'
export { turnsOfPerson } from './views/turns-of-person.ts'
export { languageModel, type Service } from './wording/language-model.ts'
export { wordingsBy } from './wording/wording.ts'
export { modelUnderstanding } from './session/understanding.ts'
export type { Understand } from './session/dependencies.ts'
export { consultationStations, endConsultationStation } from './turns/stations.ts'
