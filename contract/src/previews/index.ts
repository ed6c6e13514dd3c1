export { listPreviews, mintPreview, previewStates, revokePreview } from './links.ts'
export { deleteRedirect, leaving, listRedirects, saveRedirect } from './redirects.ts'
