import type { TenantContext } from '#platform/visit'
import { insertAudit, type AuditRow } from './store.ts'

/** Something that an administrator did before. */
export type NewAction = Pick<
  AuditRow,
  'personId' | 'name' | 'roleType' | 'area' | 'text' | 'detail' | 'at'
>

/** Writes down what administrators did. */
export const makeAudit = (school: TenantContext, actions: readonly NewAction[]): Promise<void> =>
  insertAudit(school, actions)
