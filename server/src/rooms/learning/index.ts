export { learningCalls } from './calls.ts'
