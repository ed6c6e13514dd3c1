import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { TenantContext, Visit } from '#platform/visit'
import { maxOpenings } from './rules.ts'
import { previewLink } from './tables.ts'

export type PreviewRow = typeof previewLink.$inferSelect

/** Which links a list shows; `courses` undefined is all. */
export type WantedLinks = {
  readonly courses?: readonly string[] | undefined
  readonly live?: boolean
}

/** The preview links of the visited school. */
export const previewStore = ({ db, school: { id: schoolId }, at }: Visit) => {
  const one = (id: string) => and(eq(previewLink.schoolId, schoolId), eq(previewLink.id, id))
  const opens = () =>
    and(
      isNull(previewLink.revokedAt),
      gt(previewLink.expiresAt, at),
      lt(previewLink.opened, maxOpenings),
    )
  const narrowed = ({ courses, live }: WantedLinks) =>
    and(
      eq(previewLink.schoolId, schoolId),
      courses && inArray(previewLink.courseId, [...courses]),
      live ? opens() : undefined,
    )
  return {
    /** Holds a link until the call ends. */
    async lock(id: string): Promise<PreviewRow | undefined> {
      return (await db.select().from(previewLink).where(one(id)).for('update'))[0]
    },
    /** Writes a new link; nothing happens where its id is taken. */
    async add(row: Omit<PreviewRow, 'schoolId' | 'opened' | 'revokedAt'>): Promise<boolean> {
      const added = await db
        .insert(previewLink)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: previewLink.id })
      return added.length > 0
    },
    async change(
      id: string,
      set: Partial<Pick<PreviewRow, 'name' | 'secretHash' | 'revokedAt'>>,
    ): Promise<void> {
      await db.update(previewLink).set(set).where(one(id))
    },
    /** Counts one opening of the link that opens by this name and secret, in one statement: no more than may be, however many open it at once. */
    async open(name: string, secretHash: Buffer): Promise<PreviewRow | undefined> {
      const [row] = await db
        .update(previewLink)
        .set({ opened: sql`${previewLink.opened} + 1` })
        .where(
          and(
            eq(previewLink.schoolId, schoolId),
            eq(previewLink.name, name),
            eq(previewLink.secretHash, secretHash),
            opens(),
          ),
        )
        .returning()
      return row
    },
    list: (wanted: WantedLinks, page: number, size: number): Promise<PreviewRow[]> =>
      db
        .select()
        .from(previewLink)
        .where(narrowed(wanted))
        .orderBy(desc(previewLink.createdAt), desc(previewLink.id))
        .limit(size)
        .offset((page - 1) * size),
    async count(wanted: WantedLinks): Promise<number> {
      const [row] = await db.select({ all: count() }).from(previewLink).where(narrowed(wanted))
      return row?.all ?? 0
    },
  }
}

/** Writes links that were made before. */
export const insertLinks = async (
  { db, school: { id: schoolId } }: TenantContext,
  rows: readonly Omit<PreviewRow, 'schoolId'>[],
): Promise<void> => {
  if (rows.length > 0)
    await db.insert(previewLink).values(rows.map((row) => ({ schoolId, ...row })))
}
