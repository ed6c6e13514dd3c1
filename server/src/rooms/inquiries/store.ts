import { and, asc, desc, eq, gte, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { InquiryState } from '@xinglin/contract/inquiries'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { inquiry, inquiryPost } from './tables.ts'

export type InquiryRow = typeof inquiry.$inferSelect
export type PostRow = typeof inquiryPost.$inferSelect

/** Narrows a list of questions. */
export type WantedInquiries = {
  readonly askerId?: string
  readonly courseId?: string
  readonly states?: readonly InquiryState[]
  readonly key?: string
  /** Those alone that a visitor may answer: in courses of theirs, of students of theirs, or handed to them; absent for all. */
  readonly answerable?: {
    readonly courseIds: readonly string[]
    /** By class of the visitor's: the courses that it studies, and who is in it. */
    readonly classes: readonly {
      readonly courseIds: readonly string[]
      readonly studentIds: readonly string[]
    }[]
    readonly assigneeId: string
  }
  readonly assigneeId?: string
  /** Those alone that whoever learns the course may read: theirs, those asked before all, and those of classmates before the class. */
  readonly readableBy?: { readonly id: string; readonly classmates: readonly string[] }
}

/** The questions of the visited school. */
export const inquiryStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(inquiry.schoolId, schoolId), eq(inquiry.id, id))
  const narrowed = (wanted: WantedInquiries): SQL | undefined => {
    const { askerId, courseId, states, key, answerable, assigneeId, readableBy } = wanted
    return and(
      eq(inquiry.schoolId, schoolId),
      askerId === undefined ? undefined : eq(inquiry.personId, askerId),
      courseId === undefined ? undefined : eq(inquiry.courseId, courseId),
      states === undefined ? undefined : inArray(inquiry.state, [...states]),
      key ? ilike(inquiry.title, containing(key)) : undefined,
      assigneeId === undefined ? undefined : eq(inquiry.assigneeId, assigneeId),
      answerable &&
        or(
          inArray(inquiry.courseId, [...answerable.courseIds]),
          ...answerable.classes.map(({ courseIds, studentIds }) =>
            and(
              inArray(inquiry.courseId, [...courseIds]),
              inArray(inquiry.personId, [...studentIds]),
            ),
          ),
          eq(inquiry.assigneeId, answerable.assigneeId),
        ),
      readableBy === undefined
        ? undefined
        : or(
            eq(inquiry.personId, readableBy.id),
            eq(inquiry.audience, 'course'),
            and(
              eq(inquiry.audience, 'class'),
              inArray(inquiry.personId, [...readableBy.classmates]),
            ),
          ),
    )
  }
  const page = (where: SQL | undefined, order: SQL[], no: number, size: number) =>
    db
      .select()
      .from(inquiry)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((no - 1) * size)
  return {
    async find(id: string): Promise<InquiryRow | undefined> {
      return (await db.select().from(inquiry).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<InquiryRow | undefined> {
      return (await db.select().from(inquiry).where(one(id)).for('update'))[0]
    },
    newest: (wanted: WantedInquiries, no: number, size: number): Promise<InquiryRow[]> =>
      page(narrowed(wanted), [desc(inquiry.lastAt), desc(inquiry.id)], no, size),
    oldest: (wanted: WantedInquiries, no: number, size: number): Promise<InquiryRow[]> =>
      page(narrowed(wanted), [asc(inquiry.createdAt), asc(inquiry.id)], no, size),
    /** The common ones first, then the newest. */
    ofCourse: (wanted: WantedInquiries, no: number, size: number): Promise<InquiryRow[]> =>
      page(
        narrowed(wanted),
        [desc(inquiry.isCommon), desc(inquiry.lastAt), desc(inquiry.id)],
        no,
        size,
      ),
    count: (wanted: WantedInquiries): Promise<number> => countListed(db, inquiry, narrowed(wanted)),
    async counts(askerId: string): Promise<Map<InquiryState, number>> {
      const rows = await db
        .select({ state: inquiry.state, count: sql<number>`count(*)::int` })
        .from(inquiry)
        .where(narrowed({ askerId }))
        .groupBy(inquiry.state)
      return new Map(rows.map(({ state, count }) => [state, count]))
    },
    askedSince: (askerId: string, since: Date): Promise<number> =>
      db.$count(inquiry, and(narrowed({ askerId }), gte(inquiry.createdAt, since))),
    async add(row: Omit<InquiryRow, 'schoolId'>): Promise<void> {
      await db.insert(inquiry).values({ schoolId, ...row })
    },
    async change(id: string, set: Partial<InquiryRow>): Promise<void> {
      await db.update(inquiry).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(inquiry).where(one(id))
    },
    posts: (inquiryId: string): Promise<PostRow[]> =>
      db
        .select()
        .from(inquiryPost)
        .where(and(eq(inquiryPost.schoolId, schoolId), eq(inquiryPost.inquiryId, inquiryId)))
        .orderBy(asc(inquiryPost.createdAt), asc(inquiryPost.id)),
    async findPost(id: string): Promise<PostRow | undefined> {
      const where = and(eq(inquiryPost.schoolId, schoolId), eq(inquiryPost.id, id))
      return (await db.select().from(inquiryPost).where(where))[0]
    },
    async write(row: Omit<PostRow, 'schoolId'>): Promise<void> {
      await db.insert(inquiryPost).values({ schoolId, ...row })
    },
  }
}
