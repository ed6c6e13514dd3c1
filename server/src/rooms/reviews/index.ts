export { reviewCalls } from './calls.ts'
export { ratedTeacher, repliedOn } from './ratings.ts'
export { makeReviews, type NewReview } from './make.ts'
