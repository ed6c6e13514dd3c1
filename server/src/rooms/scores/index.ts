export { publishedGrades } from './gradebook/published-grades.ts'
export { scoreCalls } from './routes.ts'
export { mostOfKind, type ScoreSource } from './sources/score-source.ts'
export type { TaskSource } from './sources/task-source.ts'
