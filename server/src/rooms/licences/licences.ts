import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
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

/** A course is gone, and what was held for it. */
export const dropLicence = (school: TenantContext, courseId: string): Promise<void> =>
  licenceStore(school).forget(courseId)

/** A wish that came before, and what was noted when it was handled. */
type NewLead = {
  readonly courseId: string
  readonly courseName: string
  readonly personId: string | null
  readonly name: string
  readonly phone: string
  readonly message: string
  readonly at: Date
  readonly handled: { readonly note: string; readonly at: Date } | undefined
}

/** Writes down a wish to buy or to try a course. */
export const makeLead = (school: TenantContext, { handled, ...wish }: NewLead): Promise<void> =>
  licenceStore(school).addLead({
    ...wish,
    id: newId(wish.at.getTime()),
    ...(handled ? { state: 'handled', note: handled.note, handledAt: handled.at } : {}),
  })
