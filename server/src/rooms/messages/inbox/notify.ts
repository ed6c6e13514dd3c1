import type { DomainEvent, Notice, TenantContext, Visit } from '#platform/visit'
import { keepNotice } from './notify-store.ts'

/** Tells people of something where nobody visits: a chore of the house. */
export const notify = async (school: TenantContext, at: Date, notice: Notice): Promise<void> => {
  await keepNotice(school, at, notice)
}

/** Keeps what rooms tell people, in the transaction in which it happens. */
export const keepNotices = async (visit: Visit, happening: DomainEvent): Promise<void> => {
  if (happening.kind === 'notice') await notify(visit, visit.at, happening.notice)
}
