import { readTeachers, warmDirectory } from '#teachers'
import type { Warm } from '../shell/page.tsx'

/** Asks for what a directory's address shows. */
export const warmTeachers: Warm = (queries, { query }) =>
  warmDirectory(queries, readTeachers(query))
