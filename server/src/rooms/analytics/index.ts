export { analyticsCalls } from './routes.ts'
export type { Watching } from './monitor/watch-course.ts'
