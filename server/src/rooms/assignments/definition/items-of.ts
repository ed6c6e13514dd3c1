import type { TenantContext } from '#platform/visit'
import { assignmentStore } from './store.ts'

/** What the items of a task are called, by id, in their order. */
export const assignmentItemsOf = async (
  school: TenantContext,
  assignmentId: string,
): Promise<ReadonlyMap<string, string>> =>
  new Map((await assignmentStore(school).items([assignmentId])).map(({ id, title }) => [id, title]))
