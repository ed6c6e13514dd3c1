import {
  type CourseFilters,
  noFilters,
  readFilters,
  writeFilters,
} from './filters/course-filters.ts'

const all = '%20'

const isAll = (segment: string | undefined) =>
  segment === undefined || segment.trim() === '' || segment === 'all'

/** The address of the catalogue under filters; a single space stands for all, as the specification has it. */
export const catalogueAddress = (filters: CourseFilters): string => {
  const query = writeFilters(filters).toString()
  const place = [filters.department, filters.section].map((id) =>
    id ? encodeURIComponent(id) : all,
  )
  return `/Course/${place.join('/')}${query && `?${query}`}`
}

/** Every course. */
export const wholeCatalogue = catalogueAddress(noFilters)

/** Reads the two segments and the query of a catalogue's address; a space or `all` is everything. */
export const readCatalogue = (
  psub: string | undefined,
  sub: string | undefined,
  query: URLSearchParams,
): CourseFilters => ({
  ...readFilters(query),
  department: isAll(psub) ? '' : (psub ?? '').toLowerCase(),
  section: isAll(sub) ? '' : (sub ?? '').toLowerCase(),
})
