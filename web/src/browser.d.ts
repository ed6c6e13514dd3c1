import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypePolicyFactory
  }
}
