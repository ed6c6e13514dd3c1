export { startExamWork } from './results/close-and-score.ts'
export { examSource } from './marking/exam-source.ts'
export { examCalls } from './routes.ts'
export { makeExam } from './seed.ts'
