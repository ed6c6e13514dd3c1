export { reviewCalls } from './routes.ts'
export { ratedTeacher, repliedOn } from './ratings.ts'
export { makeReviews, type NewReview } from './seed.ts'
