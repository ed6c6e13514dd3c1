import type { Keys } from '#platform/keys'
import type { TenantContext } from '#platform/visit'

/** The key of an attempt's file of answers, by its id. */
export type FileKeyOf = (tenant: Pick<TenantContext, 'school'>, attemptId: string) => string

/** Keys that are kept nowhere: computed anew of the installation's own. */
export const fileKeys =
  ({ digest }: Pick<Keys, 'digest'>): FileKeyOf =>
  ({ school }, attemptId) =>
    digest(`file of answers ${school.id} ${attemptId}`).toString('base64url')
