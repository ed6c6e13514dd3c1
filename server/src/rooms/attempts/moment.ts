import type { TenantContext } from '#platform/visit'

/** A moment in a school, with or without a visit. */
export type Moment = TenantContext & { readonly at: Date }
