import {
  findSimilarInquiries,
  inquiryStates,
  type InquiryState,
  type listCourseInquiries,
  type listInquiriesToAnswer,
  type listOwnInquiries,
} from '@xinglin/contract/inquiries'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import { recordsOf } from '#attempts/records'
import { courseAccess, titlesOf } from '#courses/access'
import { openCoursesOf } from '#offerings'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { classmatesOf } from './classmates.ts'
import { answerableBy, learns } from './policy.ts'
import { alikeFrom, likeness } from './rules.ts'
import { toLines } from './serialize.ts'
import { inquiryStore } from './store.ts'

const { missing } = findSimilarInquiries.refusals
const maxCourses = 500
const maxCompared = 300
const maxSimilar = 5

/** Sentences that patients of the visitor's courses did not understand: how many by course, and where they are decided. */
export type Unmatched = (
  visit: Visit,
) => Promise<
  readonly { readonly courseName: string; readonly count: number; readonly path: string }[]
>

const courseOf = (id: string | null) => (id === null || id === nobody ? {} : { courseId: id })

const toCourses = async (visit: Visit, ids: readonly string[]) =>
  [...(await titlesOf(visit, ids))].map(([Id, Name]) => ({ Id, Name }))

/** A student's own questions. */
export const listOwn = async (
  visit: Visit,
  { State, CourseId, SearchKey, PageIndex, PageSize }: InputOf<typeof listOwnInquiries>,
): Promise<OutputOf<typeof listOwnInquiries>> => {
  const askerId = memberOf(visit)?.id ?? nobody
  const store = inquiryStore(visit)
  const wanted = {
    askerId,
    ...courseOf(CourseId),
    ...(State !== 'all' && { states: [State] }),
    key: SearchKey,
  }
  const counts = await store.counts(askerId)
  const rounds = await recordsOf(visit).list({ states: ['active', 'finished'] }, 1, maxCourses)
  const given = await openCoursesOf(visit, askerId)
  return {
    List: await toLines(visit, await store.newest(wanted, PageIndex, PageSize)),
    Count: await store.count(wanted),
    Counts: Object.fromEntries(
      inquiryStates.map((state) => [state, counts.get(state) ?? 0]),
    ) as Record<InquiryState, number>,
    Courses: await toCourses(visit, [
      ...new Set([...rounds.map(({ courseId }) => courseId), ...given.keys()]),
    ]),
  }
}

/** What of a course the visitor may read; refuses a course that they neither learn nor oversee. */
const readableIn = async (visit: Visit, courseId: string) => {
  const access = await courseAccess(visit, courseId)
  if (access?.oversees) return { courseId }
  if (!access || visit.who !== 'student' || !(await learns(access))) throw refuse(missing)
  const id = memberOf(visit)?.id ?? nobody
  return { courseId, readableBy: { id, classmates: [...(await classmatesOf(visit, id))] } }
}

/** The questions of a course. */
export const listOfCourse = async (
  visit: Visit,
  { CourseId, SearchKey, PageIndex, PageSize }: InputOf<typeof listCourseInquiries>,
): Promise<OutputOf<typeof listCourseInquiries>> => {
  const wanted = { ...(await readableIn(visit, CourseId)), key: SearchKey }
  const store = inquiryStore(visit)
  return {
    List: await toLines(visit, await store.ofCourse(wanted, PageIndex, PageSize)),
    Count: await store.count(wanted),
  }
}

/** Those of a course that ask something like some words. */
export const findSimilar = async (
  visit: Visit,
  { CourseId, Title }: InputOf<typeof findSimilarInquiries>,
): Promise<OutputOf<typeof findSimilarInquiries>> => {
  const rows = await inquiryStore(visit).ofCourse(await readableIn(visit, CourseId), 1, maxCompared)
  const alike = rows
    .map((row) => ({ row, share: likeness(row.title, Title) }))
    .filter(({ share }) => share >= alikeFrom)
    .toSorted((one, other) => other.share - one.share)
  return {
    List: await toLines(
      visit,
      alike.slice(0, maxSimilar).map(({ row }) => row),
    ),
  }
}

const statesOf = {
  open: ['open'],
  mine: ['open'],
  answered: ['answered', 'resolved'],
  closed: ['closed'],
  all: inquiryStates,
} as const

/** What waits for whoever teaches, and what was answered. */
export const listToAnswer = async (
  unmatched: Unmatched,
  visit: Visit,
  { State, CourseId, SearchKey, PageIndex, PageSize }: InputOf<typeof listInquiriesToAnswer>,
): Promise<OutputOf<typeof listInquiriesToAnswer>> => {
  const answerable = await answerableBy(visit)
  const of = answerable ? { answerable } : {}
  const wanted = {
    ...of,
    ...courseOf(CourseId),
    states: statesOf[State],
    key: SearchKey,
    ...(State === 'mine' && { assigneeId: memberOf(visit)?.id ?? nobody }),
  }
  const store = inquiryStore(visit)
  const isWaiting = State === 'open' || State === 'mine'
  const rows = await (isWaiting
    ? store.oldest(wanted, PageIndex, PageSize)
    : store.newest(wanted, PageIndex, PageSize))
  return {
    List: await toLines(visit, rows),
    Count: await store.count(wanted),
    Waiting: await store.count({ ...of, states: ['open'] }),
    Courses: await toCourses(visit, answerable?.courseIds ?? []),
    Unmatched: (await unmatched(visit)).map(({ courseName, count, path }) => ({
      CourseName: courseName,
      Count: count,
      Path: path,
    })),
  }
}

/** How many questions wait for the visitor to answer them. */
export const inquiriesToAnswer = async (visit: Visit): Promise<number> => {
  if (visit.who === 'student' || !memberOf(visit)) return 0
  const answerable = await answerableBy(visit)
  if (runsSchool(visit)) return inquiryStore(visit).count({ states: ['open'] })
  return answerable ? inquiryStore(visit).count({ answerable, states: ['open'] }) : 0
}
