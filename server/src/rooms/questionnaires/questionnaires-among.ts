import { nobody } from '@xinglin/contract/call'
import { memberOf, type Visit } from '#platform/visit'
import { hasOpened, isAsked, isOver } from './policy.ts'
import { questionnaireStore } from './store.ts'

/** Of some questionnaires those that the visitor is asked, with how they stand; for whoever tells of them. */
export const questionnairesAmong = async (visit: Visit, ids: readonly string[]) => {
  const known = []
  for (const id of ids) {
    const row = await questionnaireStore(visit).find(id)
    if (!row || !hasOpened(row, visit.at)) continue
    if (await isAsked(visit, row, memberOf(visit)?.id ?? nobody))
      known.push({ id, title: row.title, isOver: isOver(row, visit.at) })
  }
  return known
}
