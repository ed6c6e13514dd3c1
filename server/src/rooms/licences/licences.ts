import type { Db } from '#platform/database'
import type { Visit } from '#platform/visit'
import type { Licence } from './rules.ts'
import { insertLicence, licenceStore } from './store.ts'

/** What the school holds for some courses, by course; nothing for a course of which nothing was said. */
export const licencesOf = async (
  visit: Visit,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Licence>>> =>
  new Map((await licenceStore(visit).list(courseIds)).map((row) => [row.courseId, row]))

/** Says what a school holds for a new course. */
export const makeLicence = (
  db: Db,
  schoolId: string,
  courseId: string,
  wanted: NonNullable<Licence>,
): Promise<void> => insertLicence(db, { schoolId, courseId, ...wanted })
