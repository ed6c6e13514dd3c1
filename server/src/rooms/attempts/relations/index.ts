export {
  firstRunsAt,
  itemsOfCourse,
  roundsOfCourse,
  scoresOfCourse,
} from './course-rounds-store.ts'
export { scoredRoundsOf, scoresInCourse } from './scored-store.ts'
export { type ContestRound, contestRoundsOf } from './contest-study-store.ts'
export { courseWorks, openRoundsIn } from './course-work-store.ts'
