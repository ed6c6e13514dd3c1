import { page } from '../shell/page.tsx'

/** Where anybody says what they think of the product, and where it is found again. */
export const feedback = page({ title: '意见反馈' }, () =>
  import('./feedback-page.tsx').then((module) => module.FeedbackPage),
)
export const feedbackQuery = page({ title: '反馈查询' }, () =>
  import('../feedback-query/feedback-query-page.tsx').then((module) => module.FeedbackQueryPage),
)
