export { noteCalls } from './routes.ts'
export { makeNotes } from './seed.ts'
