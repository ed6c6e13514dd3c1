export { searchCalls } from './calls.ts'
