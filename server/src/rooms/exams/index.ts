export { startExamWork } from './results/close-and-score.ts'
export { examCalls } from './routes.ts'
export { makeExam } from './seed.ts'
