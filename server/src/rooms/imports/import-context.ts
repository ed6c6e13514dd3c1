import type { TenantContext, Visit } from '#platform/visit'

/** What a part of an import is done in: a transaction of its school, the moment, and whoever confirmed it. A visit is one. */
export type ImportContext = TenantContext & {
  readonly school: Pick<Visit['school'], 'id' | 'timezone'>
  readonly at: Date
  readonly person: { readonly id: string } | null
  /** Does something once the part is committed. */
  readonly afterwards: (work: () => void) => void
}
