import { IdlePlace } from './idle.tsx'
import { RenewalPlace } from './renewal.tsx'

/** What the session may lay over any page: the idle warning and signing in in place. Rendered once. */
export const SessionPlaces = () => (
  <>
    <IdlePlace />
    <RenewalPlace />
  </>
)
