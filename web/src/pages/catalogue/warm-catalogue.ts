import { conditions, readCatalogue, searchedCourses } from '#courses'
import type { Warm } from '../shell/page.tsx'

/** Asks for what a catalogue's address shows. */
export const warmCatalogue: Warm = (queries, { params, query }) => {
  void queries.prefetchQuery(conditions)
  void queries.prefetchQuery(searchedCourses(readCatalogue(params['psub'], params['sub'], query)))
}
