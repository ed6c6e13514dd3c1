export { noteCalls } from './calls.ts'
