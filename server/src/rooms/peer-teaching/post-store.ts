import { and, desc, eq, ilike, or } from 'drizzle-orm'
import type { TeachingPostKind } from '@xinglin/contract/peer-teaching'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { teachingMatch, teachingPost } from './tables.ts'

export type PostRow = typeof teachingPost.$inferSelect
export type MatchRow = typeof teachingMatch.$inferSelect

type WantedPosts = {
  readonly key: string
  readonly kind: 'all' | TeachingPostKind
  /** Whose closed posts are listed too. */
  readonly personId: string
}

/** Posts of the visited school, and who answered them. */
export const postStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(teachingPost.schoolId, schoolId)
  const narrowed = ({ key, kind, personId }: WantedPosts) =>
    and(
      own,
      or(eq(teachingPost.open, true), eq(teachingPost.personId, personId)),
      kind === 'all' ? undefined : eq(teachingPost.kind, kind),
      key ? ilike(teachingPost.subject, containing(key)) : undefined,
    )
  const match = (id: string) => and(eq(teachingMatch.schoolId, schoolId), eq(teachingMatch.id, id))
  return {
    newest: (wanted: WantedPosts, no: number, size: number): Promise<PostRow[]> =>
      db
        .select()
        .from(teachingPost)
        .where(narrowed(wanted))
        .orderBy(desc(teachingPost.createdAt), desc(teachingPost.id))
        .limit(size)
        .offset((no - 1) * size),
    count: (wanted: WantedPosts): Promise<number> =>
      countListed(db, teachingPost, narrowed(wanted)),
    async find(id: string): Promise<PostRow | undefined> {
      return (
        await db
          .select()
          .from(teachingPost)
          .where(and(own, eq(teachingPost.id, id)))
      )[0]
    },
    openOf: (personId: string): Promise<number> =>
      db.$count(
        teachingPost,
        and(own, eq(teachingPost.personId, personId), eq(teachingPost.open, true)),
      ),
    /** False where there is one of this id already. */
    async add(row: Omit<PostRow, 'schoolId'>): Promise<boolean> {
      const added = await db
        .insert(teachingPost)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: teachingPost.id })
      return added.length > 0
    },
    async close(id: string): Promise<void> {
      await db
        .update(teachingPost)
        .set({ open: false })
        .where(and(own, eq(teachingPost.id, id)))
    },
    matchesOf: (personId: string): Promise<MatchRow[]> =>
      db
        .select()
        .from(teachingMatch)
        .where(
          and(
            eq(teachingMatch.schoolId, schoolId),
            or(eq(teachingMatch.helperId, personId), eq(teachingMatch.helpedId, personId)),
          ),
        )
        .orderBy(desc(teachingMatch.createdAt))
        .limit(200),
    async findMatch(id: string): Promise<MatchRow | undefined> {
      return (await db.select().from(teachingMatch).where(match(id)))[0]
    },
    async lockMatch(id: string): Promise<MatchRow | undefined> {
      return (await db.select().from(teachingMatch).where(match(id)).for('update'))[0]
    },
    /** False where they answered already. */
    async addMatch(row: Omit<MatchRow, 'schoolId'>): Promise<boolean> {
      const added = await db
        .insert(teachingMatch)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: teachingMatch.id })
      return added.length > 0
    },
    async changeMatch(id: string, set: Partial<MatchRow>): Promise<void> {
      await db.update(teachingMatch).set(set).where(match(id))
    },
  }
}
