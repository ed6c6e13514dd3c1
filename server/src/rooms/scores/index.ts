export { scoreCalls } from './routes.ts'
export { mostOfKind, type ScoreSource } from './score-source.ts'
