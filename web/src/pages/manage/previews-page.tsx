import { ManagedPreviews } from '#previews'

/** Links that show a course to strangers, and addresses that lead elsewhere. */
export const PreviewsPage = () => <ManagedPreviews />
