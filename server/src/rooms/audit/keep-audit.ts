import { role } from '@xinglin/contract/identity'
import { nameOfPerson } from '#identity'
import type { DomainEvent, Visit } from '#platform/visit'
import { auditStore } from './store.ts'

/** Writes down what those who run the school do, in the transaction in which they do it. */
export const keepAudit = async (visit: Visit, happening: DomainEvent): Promise<void> => {
  const store = auditStore(visit)
  if (happening.kind === 'managed') {
    if (!visit.person) return
    const { id, roleType } = visit.person
    const { area, text, detail = '' } = happening
    const name = await nameOfPerson(visit, id)
    await store.add({ personId: id, name, roleType, area, text, detail: detail.slice(0, 2_000) })
    return
  }
  if (happening.kind !== 'signed-in') return
  const { personId, name, roleType } = happening
  if (roleType !== role.admin && roleType !== role.operator) return
  await store.add({ personId, name, roleType, area: 'session', text: '登录', detail: '' })
}
