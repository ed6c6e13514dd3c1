import { recheckStateNames, type WorkKind } from '@xinglin/contract/marking'
import type { Visit } from '#platform/visit'
import { overseenWork } from '../marks/examine-mark.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { workStore } from '../works/work-store.ts'
import { recheckStore } from './store.ts'

/** Of some works those that a visitor wrote or may mark, as their re-check stands, for whoever tells of them. */
export const rechecksAmong = async (
  sources: readonly MarkingSource[],
  visit: Visit,
  ids: readonly string[],
): Promise<
  readonly {
    readonly id: string
    readonly kind: WorkKind
    readonly groupId: string
    readonly itemId: string
    readonly isOwn: boolean
    readonly title: string
    readonly state: string
  }[]
> => {
  const works = await workStore(visit).among(ids)
  const rechecks = await recheckStore(visit).among([...works.keys()])
  const standings = []
  for (const work of works.values()) {
    const recheck = rechecks.get(work.id)
    const source = sources.find(({ kind }) => kind === work.kind)
    if (!recheck || !source) continue
    const isOwn = work.personId === visit.person?.id
    if (!isOwn && !(await overseenWork(source, visit, work.id))) continue
    const { id, kind, groupId, itemId } = work
    const title = await source.nameOf(visit, work)
    standings.push({
      id,
      kind,
      groupId,
      itemId,
      isOwn,
      title,
      state: recheckStateNames[recheck.state],
    })
  }
  return standings
}
