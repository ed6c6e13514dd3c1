export { reviewCalls } from './calls.ts'
export { ratedTeacher, repliedOn } from './ratings.ts'
