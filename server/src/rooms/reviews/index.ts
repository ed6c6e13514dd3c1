export { reviewCalls } from './routes.ts'
export { ratedTeacher, repliedOn } from './ratings.ts'
export { ownReviewsAmong, reviewsToAnswer, unansweredReviews } from './review-standings.ts'
export { makeReviews, type NewReview } from './seed.ts'
