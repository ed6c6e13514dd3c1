export { analyticsCalls } from './routes.ts'
export { remindersOf, remindOnce } from './monitor/remind-learners.ts'
export type { Watching } from './monitor/watch-course.ts'
