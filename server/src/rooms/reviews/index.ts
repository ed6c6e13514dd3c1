export { reviewCalls } from './calls.ts'
export { ratedTeacher } from './ratings.ts'
export { makeReviews, type NewReview } from './make.ts'
