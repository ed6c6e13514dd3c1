import type { TenantContext } from '#platform/visit'
import { insertAudit, type AuditRow } from './store.ts'

/** Something that an administrator did before. */
export type NewDeed = Pick<
  AuditRow,
  'personId' | 'name' | 'roleType' | 'area' | 'text' | 'detail' | 'at'
>

/** Writes down what administrators did. */
export const makeAudit = (school: TenantContext, deeds: readonly NewDeed[]): Promise<void> =>
  insertAudit(school, deeds)
