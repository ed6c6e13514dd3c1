import { deleteListView, getListViews, maxViews, saveListView } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { viewStore } from './view-store.ts'

const storeOf = (visit: Visit) => viewStore(visit, visit.person?.id ?? '')

/** Answers the views of lists that one keeps for oneself. */
export const listViewCalls = () => [
  answer(getListViews, async function handleGetListViews(visit, { List }) {
    const rows = await storeOf(visit).of(List)
    return { List: rows.map(({ id, name, query }) => ({ Id: id, Name: name, Query: query })) }
  }),
  answer(saveListView, async function handleSaveListView(visit, { List, Name, Query }) {
    const kept = await storeOf(visit).of(List)
    if (kept.length >= maxViews && !kept.some(({ name }) => name === Name))
      throw refuse(saveListView.refusals.tooMany)
    const id = newId(visit.at.getTime())
    return {
      Id: await storeOf(visit).keep({ id, list: List, name: Name, query: Query, at: visit.at }),
    }
  }),
  answer(deleteListView, async function handleDeleteListView(visit, { Id }) {
    if (!(await storeOf(visit).remove(Id))) throw refuse(deleteListView.refusals.missing)
    return {}
  }),
]
