export { countOnTab } from './bands.ts'
export { OwnReviews } from './own-reviews.tsx'
export { ReviewPanel } from './review-panel.tsx'
export { ManagedReviews } from './managed-reviews.tsx'
