export { learningCalls } from './calls.ts'
export { makeStudies, type Deed, type MadeStudy, type NewStudy } from './make.ts'
