export { questionCalls } from './routes.ts'
export { makeQuestion } from './seed.ts'
export { questionsByPlace, usesInQuestions } from './bank/where-used.ts'
