export { learningCalls } from './calls.ts'
export { hostOfConsultations, hostOfExperiments } from './hosting.ts'
export { makeStudies, type Deed, type MadeStudy, type NewStudy } from './make.ts'
