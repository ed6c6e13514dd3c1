import { type listWorks, type MarkingState, markingStates } from '@xinglin/contract/marking'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import type { MarkingSource } from '../sources/marking-source.ts'
import { markStore } from '../marks/mark-store.ts'
import { workStore, type WorkRow } from '../works/work-store.ts'

/** What waits comes first, the oldest before the others; then what is marked and not released, what was returned, the rest. */
const ranks: Readonly<Record<MarkingState, number>> = {
  waiting: 0,
  marked: 1,
  returned: 2,
  released: 3,
}

const inOrder = (a: WorkRow, b: WorkRow): number =>
  ranks[a.state] - ranks[b.state] || a.handedAt.getTime() - b.handedAt.getTime()

/** The works of a group that the visitor may look at, narrowed, with how many stand where. */
export const listFor = async (
  source: MarkingSource,
  visit: Visit,
  wanted: InputOf<typeof listWorks>,
): Promise<OutputOf<typeof listWorks>> => {
  const { missing, sensitive } = source.refusals
  const overseeing = await source.overseeing(visit, wanted.GroupId)
  if (!overseeing) throw refuse(missing)
  if (wanted.SearchKey !== '') await refuseSensitive(visit, wanted.SearchKey, 'search', sensitive)
  const seen = (await workStore(visit).ofGroup(source.kind, wanted.GroupId)).filter(
    ({ personId, itemId }) =>
      (overseeing.people?.has(personId) ?? true) &&
      (wanted.ItemId === '' || itemId === wanted.ItemId),
  )
  const faces = await facesOf(
    visit,
    seen.flatMap(({ personId, markerId }) => [personId, ...(markerId ? [markerId] : [])]),
  )
  const key = wanted.SearchKey.toLowerCase()
  const all = seen
    .filter(({ personId }) => {
      const face = faces.get(personId)
      return (
        key === '' ||
        face?.name.toLowerCase().includes(key) ||
        face?.number.toLowerCase().includes(key)
      )
    })
    .toSorted(inOrder)
  const some = all.filter(({ state }) => wanted.State === 'all' || state === wanted.State)
  const { PageIndex, PageSize } = wanted
  const page = some.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const titles = await source.titles(visit, wanted.GroupId)
  const begun = await begunBy(visit, page)
  return {
    List: page.map((work) => ({
      Id: work.id,
      ItemId: work.itemId,
      Title: titles.get(work.itemId) ?? '',
      PersonId: work.personId,
      Name: faces.get(work.personId)?.name ?? '',
      Number: faces.get(work.personId)?.number ?? '',
      State: work.state,
      Version: work.version,
      HandedAt: work.handedAt.toISOString(),
      Score: work.score,
      Marker: faces.get(work.markerId ?? '')?.name ?? '',
      Begun: work.state === 'waiting' ? (begun.get(work.id) ?? '') : '',
    })),
    Count: some.length,
    Counts: Object.fromEntries(
      markingStates.map((state) => [state, all.filter((one) => one.state === state).length]),
    ) as Record<MarkingState, number>,
    Queue: some.filter(({ state }) => state === 'waiting').map(({ id }) => id),
  }
}

/** Who keeps a mark of the newest version of some works and has not decided, by work; the visitor left out. */
const begunBy = async (visit: Visit, works: readonly WorkRow[]): Promise<Map<string, string>> => {
  const versions = new Map(works.map(({ id, version }) => [id, version]))
  const marks = (await markStore(visit).begun([...versions.keys()])).filter(
    ({ workId, version, markerId }) =>
      versions.get(workId) === version && markerId !== visit.person?.id,
  )
  const faces = await facesOf(
    visit,
    marks.map(({ markerId }) => markerId),
  )
  return new Map(marks.map(({ workId, markerId }) => [workId, faces.get(markerId)?.name ?? '']))
}
