import { ManagedFeedback } from '#feedback'

/** What people say of the product, and what is done about it. */
export const FeedbackPage = () => <ManagedFeedback />
