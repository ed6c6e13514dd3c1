import {
  type listWorks,
  type MarkingPolicy,
  type MarkingState,
  markingStates,
} from '@xinglin/contract/marking'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { givenMarks, pointsApart } from '../marks/agreement.ts'
import { markStore } from '../marks/mark-store.ts'
import { codeOf, isHidden } from '../policies/anonymity.ts'
import { policyStore } from '../policies/policy-store.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { workStore, type WorkRow } from '../works/work-store.ts'

/** What waits comes first, the oldest before the others; then what is marked and not released, what was returned, the rest. */
const ranks: Readonly<Record<MarkingState, number>> = {
  waiting: 0,
  marked: 1,
  returned: 2,
  released: 3,
}

/** In an order that says nothing of who or when, where nobody is told. */
const inOrder = (a: WorkRow, b: WorkRow, hides: (work: WorkRow) => boolean): number =>
  ranks[a.state] - ranks[b.state] ||
  (hides(a) || hides(b)
    ? Number(hides(a)) - Number(hides(b)) || codeOf(a).localeCompare(codeOf(b))
    : a.handedAt.getTime() - b.handedAt.getTime())

const noneGiven = { Given: 0, GivenByMe: false, Apart: 0 }

/** Of the works that two mark: how many have, and how far apart they are. */
const givenOf = async (
  visit: Visit,
  works: readonly WorkRow[],
  policyOf: (itemId: string) => MarkingPolicy,
): Promise<Map<string, typeof noneGiven>> => {
  const double = works.filter(({ itemId }) => policyOf(itemId).Markers === 2)
  const marks = Map.groupBy(
    await markStore(visit).ofWorks(double.map(({ id }) => id)),
    ({ workId }) => workId,
  )
  return new Map(
    double.map((work) => {
      const given = givenMarks(
        (marks.get(work.id) ?? []).filter(({ version }) => version === work.version),
      )
      return [
        work.id,
        {
          Given: given.length,
          GivenByMe: given.some(({ markerId }) => markerId === visit.person?.id),
          Apart: pointsApart(given[0]?.rubric ?? [], given, policyOf(work.itemId).Differ),
        },
      ]
    }),
  )
}

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
  const titles = await source.titles(visit, wanted.GroupId)
  const policyOf = await policyStore(visit).of([...titles.keys()], source.defaultPolicy)
  const hides = (work: WorkRow): boolean => isHidden(policyOf(work.itemId), work)
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
  const namesOf = (work: WorkRow): readonly string[] => {
    // What is not told is not found by it either.
    if (hides(work)) return [codeOf(work)]
    const face = faces.get(work.personId)
    return [face?.name ?? '', face?.number ?? '']
  }
  const all = seen
    .filter((work) => namesOf(work).some((name) => name.toLowerCase().includes(key)))
    .toSorted((a, b) => inOrder(a, b, hides))
  const some = all.filter(({ state }) => wanted.State === 'all' || state === wanted.State)
  const { PageIndex, PageSize } = wanted
  const page = some.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const begun = await begunBy(visit, page)
  const waiting = some.filter(({ state }) => state === 'waiting')
  const given = await givenOf(visit, waiting, policyOf)
  return {
    List: page.map((work) => ({
      Id: work.id,
      ItemId: work.itemId,
      Title: titles.get(work.itemId) ?? '',
      PersonId: hides(work) ? '' : work.personId,
      Name: hides(work) ? `匿名 ${codeOf(work)}` : (faces.get(work.personId)?.name ?? ''),
      Number: hides(work) ? '' : (faces.get(work.personId)?.number ?? ''),
      State: work.state,
      Version: work.version,
      // The moment would say who it was to whoever watches the class.
      HandedAt: hides(work) ? '' : work.handedAt.toISOString(),
      Score: work.score,
      Marker: faces.get(work.markerId ?? '')?.name ?? '',
      Begun: work.state === 'waiting' ? (begun.get(work.id) ?? '') : '',
      ...(given.get(work.id) ?? noneGiven),
    })),
    Count: some.length,
    Counts: Object.fromEntries(
      markingStates.map((state) => [state, all.filter((one) => one.state === state).length]),
    ) as Record<MarkingState, number>,
    Queue: waiting.filter(({ id }) => !given.get(id)?.GivenByMe).map(({ id }) => id),
    Items: [...titles].map(([ItemId, Title]) => ({ ItemId, Title, Policy: policyOf(ItemId) })),
    MaySet: overseeing.maySetPolicy ?? overseeing.maySetRubric,
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
