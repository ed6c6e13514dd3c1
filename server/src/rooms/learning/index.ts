export { learningCalls } from './calls.ts'
export { hostOfConsultations } from './hosting.ts'
export { makeStudies, type Deed, type MadeStudy, type NewStudy } from './make.ts'
