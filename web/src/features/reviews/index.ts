export { countOnTab } from './bands.ts'
export { ReviewPanel } from './review-panel.tsx'
export { ManagedReviews } from './managed-reviews.tsx'
