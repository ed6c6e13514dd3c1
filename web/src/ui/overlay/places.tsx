import { ConfirmPlace } from './confirm.tsx'
import { OverlayPlace } from './overlay.tsx'
import { ToastPlace } from './toast.tsx'

/** What may lie over any page: questions, the loading overlay, toasts. Rendered once. */
export const Places = () => (
  <>
    <ConfirmPlace />
    <OverlayPlace />
    <ToastPlace />
  </>
)
