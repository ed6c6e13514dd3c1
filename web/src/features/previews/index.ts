export { LeaveCard } from './leave-card.tsx'
export { ManagedPreviews } from './managed-previews.tsx'
export { PreviewDialog } from './preview-dialog.tsx'
