import { myCourseTabs, type getMyCourses } from '@xinglin/contract/learning'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { recordsOf, type Attempt } from '#attempts'
import { courseCards, itemTitles, keptCourses, meetCourses, type CourseMet } from '#courses'
import { marksIn } from '#platform/search-index'
import type { Visit } from '#platform/visit'

type Tab = (typeof myCourseTabs)[number]
type Mine = OutputOf<typeof getMyCourses>

/** More open rounds than anybody has. */
const atMost = 500

/** One course of the visitor's with the open round, if any. */
type One = { readonly id: string; readonly round: Attempt | undefined; readonly met: CourseMet }

const isLapsed = ({ met }: One): boolean => met.reason !== 'ok'

const belongs: Readonly<Record<Tab, (one: One, kept: ReadonlySet<string>) => boolean>> = {
  learning: (one) => one.round !== undefined && one.round.progress < 100 && !isLapsed(one),
  finished: (one) => one.round !== undefined && one.round.progress === 100 && !isLapsed(one),
  favourite: (one, kept) => kept.has(one.id),
  trial: ({ met }) => met.trial === 1 || met.trial === 2,
  lapsed: (one) => one.round !== undefined && isLapsed(one),
}

/** The visitor's courses: those with an open round, newest activity first, then those that are kept. */
const mine = async (visit: Visit): Promise<{ all: One[]; kept: readonly string[] }> => {
  const rounds = await recordsOf(visit).list({ states: ['active', 'finished'] }, 1, atMost)
  const kept = await keptCourses(visit, atMost)
  const roundOf = new Map(rounds.map((round) => [round.courseId, round]))
  const ids = [...new Set([...roundOf.keys(), ...kept])]
  const met = await meetCourses(visit, ids)
  const all = ids.flatMap((id): One[] => {
    const one = met.get(id)
    return one ? [{ id, round: roundOf.get(id), met: one }] : []
  })
  return { all, kept }
}

/** A page of one tab of 我的课程, and how many each tab holds. */
export const myCourses = async (
  visit: Visit,
  { Tab: tab, SearchKey, PageIndex, PageSize }: InputOf<typeof getMyCourses>,
): Promise<Mine> => {
  const { all, kept } = await mine(visit)
  const keptSet = new Set(kept)
  const found =
    SearchKey === '' ? all : all.filter(({ met }) => marksIn(met.name, SearchKey).length > 0)
  const inTab = (name: Tab) => found.filter((one) => belongs[name](one, keptSet))
  const shown = inTab(tab)
  // Favourites in the order in which they were kept.
  if (tab === 'favourite') shown.sort((a, b) => kept.indexOf(a.id) - kept.indexOf(b.id))
  const page = shown.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const cards = await courseCards(
    visit,
    page.map((one) => one.id),
  )
  const titles = await itemTitles(
    visit,
    page.flatMap(({ round }) => round?.currentItem ?? []),
  )
  const List = page.flatMap(({ id, round, met }): Mine['List'] => {
    const card = cards.get(id)
    if (!card) return []
    return [
      {
        ...card,
        IsFavorite: keptSet.has(id) ? 1 : 0,
        ProgressId: round?.id ?? null,
        Progress: round?.progress ?? 0,
        DoneCount: round?.doneCount ?? 0,
        ItemCount: round?.itemCount ?? 0,
        CurrentItem: round?.currentItem ?? null,
        CurrentTitle: titles.get(round?.currentItem ?? '') ?? '',
        LastAt: round?.lastAt.toISOString() ?? null,
        Message: met.reason === 'ok' ? '' : met.message,
      },
    ]
  })
  const Counts = Object.fromEntries(myCourseTabs.map((name) => [name, inTab(name).length]))
  return { List, Count: shown.length, Counts: Counts as Mine['Counts'] }
}
