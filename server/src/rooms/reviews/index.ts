export { reviewCalls } from './calls.ts'
