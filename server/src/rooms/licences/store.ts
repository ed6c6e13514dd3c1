import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { lead, licence } from './tables.ts'

export type LicenceRow = typeof licence.$inferSelect
export type LeadRow = typeof lead.$inferSelect

/** Licences and leads of the visited school. */
export const licenceStore = ({ db, school }: TenantContext) => ({
  async list(courseIds: readonly string[]): Promise<LicenceRow[]> {
    if (courseIds.length === 0) return []
    return db
      .select()
      .from(licence)
      .where(and(eq(licence.schoolId, school.id), inArray(licence.courseId, [...courseIds])))
  },
  /** All that was said of courses: a row only where it is not the usual. */
  all: (): Promise<LicenceRow[]> =>
    db.select().from(licence).where(eq(licence.schoolId, school.id)),
  async write(
    courseId: string,
    set: Pick<LicenceRow, 'granted' | 'trialStart' | 'trialEnd'>,
  ): Promise<void> {
    await db
      .insert(licence)
      .values({ schoolId: school.id, courseId, ...set })
      .onConflictDoUpdate({ target: [licence.schoolId, licence.courseId], set })
  },
  async forget(courseId: string): Promise<void> {
    await db
      .delete(licence)
      .where(and(eq(licence.schoolId, school.id), eq(licence.courseId, courseId)))
  },
  leads: (state: LeadRow['state'] | undefined, page: number, size: number): Promise<LeadRow[]> =>
    db
      .select()
      .from(lead)
      .where(and(eq(lead.schoolId, school.id), state ? eq(lead.state, state) : undefined))
      .orderBy(desc(lead.at), desc(lead.id))
      .limit(size)
      .offset((page - 1) * size),
  countLeads: (state: LeadRow['state'] | undefined): Promise<number> =>
    db.$count(lead, and(eq(lead.schoolId, school.id), state ? eq(lead.state, state) : undefined)),
  async changeLead(
    id: string,
    set: Pick<LeadRow, 'state' | 'note' | 'handledAt'>,
  ): Promise<LeadRow | undefined> {
    const where = and(eq(lead.schoolId, school.id), eq(lead.id, id))
    return (await db.update(lead).set(set).where(where).returning())[0]
  },
  async addLead(row: Omit<typeof lead.$inferInsert, 'schoolId'>): Promise<void> {
    await db.insert(lead).values({ schoolId: school.id, ...row })
  },
  /** How many wishes came since a moment. */
  leadsSince: (since: Date): Promise<number> =>
    db.$count(lead, and(eq(lead.schoolId, school.id), gt(lead.at, since))),
  /** Whether this number asked for this course since then and nobody has called back. */
  async hasLead(courseId: string, phone: string, since: Date): Promise<boolean> {
    const count = await db.$count(
      lead,
      and(
        eq(lead.schoolId, school.id),
        eq(lead.courseId, courseId),
        eq(lead.phone, phone),
        eq(lead.state, 'new'),
        gt(lead.at, since),
      ),
    )
    return count > 0
  },
})

export const insertLicence = async (db: Db, row: typeof licence.$inferInsert): Promise<void> => {
  await db.insert(licence).values(row)
}
