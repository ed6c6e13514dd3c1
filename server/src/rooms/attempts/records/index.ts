export { recordsOf, recordsOfLearner } from './records.ts'
