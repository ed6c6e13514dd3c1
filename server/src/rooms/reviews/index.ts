export { featuredReviewsOf } from './featured-store.ts'
export { reviewCalls } from './routes.ts'
export { ratedTeacher, repliedOn } from './ratings.ts'
export {
  ownReviewsAmong,
  reviewsToAnswer,
  unansweredReviews,
  unansweredTotal,
} from './review-standings.ts'
export { makeReviews, type NewReview } from './seed.ts'
