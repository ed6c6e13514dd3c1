export { noteCalls } from './calls.ts'
export { makeNotes } from './make.ts'
