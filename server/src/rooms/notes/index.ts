export { noteCalls } from './calls.ts'
export { makeNotes, type NewNote } from './make.ts'
