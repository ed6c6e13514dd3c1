import type { MyCourseChoice, MyCourseTab, RecordFilters } from '#learning'
import type { NoteFilters } from '#notes'
import { myCourseTabs } from '@xinglin/contract/learning'

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

const dayIn = (query: URLSearchParams, name: string): string => {
  const day = query.get(name) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : ''
}

const keyIn = (query: URLSearchParams): string =>
  [...(query.get('key') ?? '')].slice(0, 50).join('')

/** What is not as usual, as a query. */
const written = (values: Readonly<Record<string, string>>, page: number): URLSearchParams => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  if (page > 1) query.set('page', String(page))
  return query
}

const isTab = (text: string | null): text is MyCourseTab => myCourseTabs.some((tab) => tab === text)

/** Which courses the address of 我的课程 asks for. */
export const readChoice = (query: URLSearchParams): MyCourseChoice => {
  const tab = query.get('tab')
  return { tab: isTab(tab) ? tab : 'learning', key: keyIn(query), page: pageIn(query) }
}

/** The query of 我的课程. */
export const writeChoice = ({ tab, key, page }: MyCourseChoice): URLSearchParams =>
  written({ tab: tab === 'learning' ? '' : tab, key }, page)

/** Which rounds the address of 我的学习 asks for. */
export const readRecords = (query: URLSearchParams): RecordFilters => {
  const kind = query.get('kind') ?? ''
  return {
    kind: /^[0-3]$/.test(kind) ? Number(kind) : -1,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    page: pageIn(query),
  }
}

/** The query of 我的学习; `year` empty for the present one. */
export const writeRecords = (
  { kind, from, to, page }: RecordFilters,
  year: string,
): URLSearchParams => written({ year, kind: kind === -1 ? '' : String(kind), from, to }, page)

/** The year the address of 我的学习 asks for, where it names one that there is. */
export const readYear = (query: URLSearchParams, now: number): number => {
  const year = Number(query.get('year') ?? now)
  return Number.isInteger(year) && year >= 2020 && year <= now ? year : now
}

/** Which notes the address of 我的笔记 asks for. */
export const readNotes = (query: URLSearchParams): NoteFilters => ({
  courseId: query.get('course') ?? '',
  itemId: '',
  key: keyIn(query),
  from: dayIn(query, 'from'),
  to: dayIn(query, 'to'),
  page: pageIn(query),
})

/** The query of 我的笔记. */
export const writeNotes = ({ courseId, key, from, to, page }: NoteFilters): URLSearchParams =>
  written({ course: courseId, key, from, to }, page)
