export { questionCalls } from './routes.ts'
export { makeQuestions } from './seed.ts'
export { questionsByPlace, usesInQuestions } from './bank/where-used.ts'
