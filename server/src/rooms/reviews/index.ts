export { reviewCalls } from './calls.ts'
export { ratedTeacher } from './ratings.ts'
