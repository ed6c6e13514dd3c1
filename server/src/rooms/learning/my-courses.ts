import { myCourseTabs, type getMyCourses } from '@xinglin/contract/learning'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import type { Attempt } from '#attempts'
import { recordsOf } from '#attempts/records'
import { courseCards, keptCourses } from '#courses/catalogue'
import { itemTitles } from '#courses/versions'
import { accessToCourses, type CourseAccess } from '#courses/access'
import { openCoursesOf } from '#offerings'
import { toOwnPeriod, type Period } from '#offerings/periods'
import { marksIn } from '#platform/search-index'
import { trialStatus } from '#licences'
import { dayIn, type Visit } from '#platform/visit'

type Tab = (typeof myCourseTabs)[number]
type Mine = OutputOf<typeof getMyCourses>

/** More open rounds than anybody has. */
const atMost = 500

/** One course of the visitor's with the open round, if any. */
type One = {
  readonly id: string
  readonly round: Attempt | undefined
  readonly name: string
  /** What is against learning; `ok` where nothing is. */
  readonly reason: Awaited<ReturnType<CourseAccess['reason']>>
  /** 0 none, 1 open, 2 not begun, 3 over. */
  readonly trial: number
  /** The dates by which it was given to classes of theirs, while it is open. */
  readonly given: Period | undefined
}

const isLapsed = ({ reason }: One): boolean => reason.Reason !== 'ok'

const belongs: Readonly<Record<Tab, (one: One, kept: ReadonlySet<string>) => boolean>> = {
  learning: (one) =>
    (one.round ? one.round.progress < 100 : one.given !== undefined) && !isLapsed(one),
  finished: (one) => one.round !== undefined && one.round.progress === 100 && !isLapsed(one),
  favourite: (one, kept) => kept.has(one.id),
  trial: ({ trial }) => trial === 1 || trial === 2,
  lapsed: (one) => one.round !== undefined && isLapsed(one),
}

/** The visitor's courses: those that were given and are not begun, those with an open round, newest activity first, those that are kept. */
const mine = async (visit: Visit): Promise<{ all: One[]; kept: readonly string[] }> => {
  const nothing: ReadonlyMap<string, Period> = new Map()
  const [rounds, kept, given] = await Promise.all([
    recordsOf(visit).list({ states: ['active', 'finished'] }, 1, atMost),
    keptCourses(visit, atMost),
    visit.who === 'student' ? openCoursesOf(visit, visit.person?.id ?? nobody) : nothing,
  ])
  const roundOf = new Map(rounds.map((round) => [round.courseId, round]))
  const waiting = [...given.keys()].filter((id) => !roundOf.has(id))
  const ids = [...new Set([...waiting, ...roundOf.keys(), ...kept])]
  const today = dayIn(visit.school.timezone, visit.at)
  const all: One[] = []
  for (const [id, access] of await accessToCourses(visit, ids)) {
    const trial = trialStatus(await access.licence(), today)
    const { name } = access.course
    all.push({
      id,
      round: roundOf.get(id),
      name,
      reason: await access.reason(),
      trial,
      given: given.get(id),
    })
  }
  all.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { all, kept }
}

/** A page of one tab of 我的课程, and how many each tab holds. */
export const myCourses = async (
  visit: Visit,
  { Tab: tab, SearchKey, PageIndex, PageSize }: InputOf<typeof getMyCourses>,
): Promise<Mine> => {
  const { all, kept } = await mine(visit)
  const keptSet = new Set(kept)
  const matching =
    SearchKey === '' ? all : all.filter(({ name }) => marksIn(name, SearchKey).length > 0)
  const inTab = (name: Tab) => matching.filter((one) => belongs[name](one, keptSet))
  const shown = inTab(tab)
  // Favourites in the order in which they were kept.
  if (tab === 'favourite') shown.sort((a, b) => kept.indexOf(a.id) - kept.indexOf(b.id))
  const page = shown.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const [cards, titles] = await Promise.all([
    courseCards(
      visit,
      page.map((one) => one.id),
    ),
    itemTitles(
      visit,
      page.flatMap(({ round }) => round?.currentItem ?? []),
    ),
  ])
  const periods = new Map<string, Mine['List'][number]['Period']>()
  for (const { id, given } of page)
    if (given) periods.set(id, (await toOwnPeriod(visit, given)).own)
  const List = page.flatMap(({ id, round, reason }): Mine['List'] => {
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
        Period: periods.get(id) ?? null,
        Message: reason.Reason === 'ok' ? '' : reason.Message,
      },
    ]
  })
  const Counts = Object.fromEntries(myCourseTabs.map((name) => [name, inTab(name).length]))
  return { List, Count: shown.length, Counts: Counts as Mine['Counts'] }
}
