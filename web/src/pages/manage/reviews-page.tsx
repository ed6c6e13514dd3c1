import { ManagedReviews } from '#reviews'

/** The reviews of courses and what is done about them. */
export const ReviewsPage = () => <ManagedReviews />
