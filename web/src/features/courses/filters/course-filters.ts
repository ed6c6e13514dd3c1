import { orderNames } from '@xinglin/contract/courses'

/** The kind of course asked for; −1 for all. */
export type Kind = -1 | 0 | 1 | 2 | 3

/** What a list of courses is narrowed by; everything where a member is empty, 0 or (of the kind) −1. */
export type CourseFilters = {
  readonly key: string
  readonly department: string
  readonly section: string
  readonly kind: Kind
  readonly audience: number
  readonly order: number
  readonly page: number
}

/** Every course, in the usual order, from the first page. */
export const noFilters: CourseFilters = {
  key: '',
  department: '',
  section: '',
  kind: -1,
  audience: 0,
  order: 0,
  page: 1,
}

const longestKey = 50
const lastPage = 10_000

const kinds: readonly Kind[] = [0, 1, 2, 3]

const whole = (text: string | null, most: number, otherwise: number) => {
  const number = text && /^\d{1,5}$/.test(text) ? Number(text) : otherwise
  return number <= most ? number : otherwise
}

/** What is searched for, as an address carries it: trimmed, and cut where the server would refuse it. */
export const readKey = (query: URLSearchParams): string =>
  [...(query.get('key') ?? '').trim()].slice(0, longestKey).join('')

/** Reads the query of an address; what is not understood narrows nothing. */
export const readFilters = (query: URLSearchParams): CourseFilters => ({
  ...noFilters,
  key: readKey(query),
  kind: kinds.find((kind) => String(kind) === query.get('type')) ?? noFilters.kind,
  audience: whole(query.get('applicable'), 99, noFilters.audience),
  order: whole(query.get('order'), Object.keys(orderNames).length - 1, noFilters.order),
  page: Math.max(1, whole(query.get('page'), lastPage, 1)),
})

/** Writes the query of an address, department and section left out: they have their own place. */
export const writeFilters = ({ key, kind, audience, order, page }: CourseFilters) =>
  new URLSearchParams({
    ...(key && { key }),
    ...(kind !== noFilters.kind && { type: String(kind) }),
    ...(audience !== 0 && { applicable: String(audience) }),
    ...(order !== 0 && { order: String(order) }),
    ...(page > 1 && { page: String(page) }),
  })

/** The filters after a choice: any choice but that of a page begins at the first page. */
export const narrowed = (filters: CourseFilters, by: Partial<CourseFilters>): CourseFilters => ({
  ...filters,
  page: 1,
  ...by,
})

/** How many choices narrow the list, a search not counted. */
export const choicesIn = ({ department, section, kind, audience }: CourseFilters): number =>
  [department || section, kind !== noFilters.kind, audience !== 0].filter(Boolean).length
