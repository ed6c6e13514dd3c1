import { and, asc, count, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { vspPhrase, vspUnmatched } from './phrase-tables.ts'

export type UnmatchedRow = typeof vspUnmatched.$inferSelect
export type PhraseRow = typeof vspPhrase.$inferSelect

/** Which questions of a case are listed. */
export type WantedUnmatched = {
  readonly caseId: string
  readonly state?: UnmatchedRow['state'] | undefined
  readonly kind?: UnmatchedRow['kind'] | undefined
  readonly key: string
}

/** What was not understood, and what it was said to mean. */
export const phraseStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(vspUnmatched.schoolId, schoolId), eq(vspUnmatched.id, id))
  const listed = ({ caseId, state, kind, key }: WantedUnmatched) =>
    and(
      eq(vspUnmatched.schoolId, schoolId),
      eq(vspUnmatched.caseId, caseId),
      state === undefined ? undefined : eq(vspUnmatched.state, state),
      kind === undefined ? undefined : eq(vspUnmatched.kind, kind),
      key ? sql`strpos(lower(${vspUnmatched.text}), lower(${key})) > 0` : undefined,
    )
  const ofCase = (caseId: string) =>
    and(eq(vspPhrase.schoolId, schoolId), eq(vspPhrase.caseId, caseId))
  return {
    /** Adds questions, or counts them where they were asked before; in one order for everybody, so that no two wait for each other. */
    async collect(rows: readonly Omit<UnmatchedRow, 'schoolId'>[]): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(vspUnmatched)
        .values(
          rows
            .toSorted((one, other) => (one.plain < other.plain ? -1 : 1))
            .map((row) => ({ schoolId, ...row })),
        )
        .onConflictDoUpdate({
          target: [vspUnmatched.schoolId, vspUnmatched.caseId, vspUnmatched.plain],
          set: {
            times: sql`${vspUnmatched.times} + excluded.times`,
            text: sql`excluded.text`,
            courseId: sql`excluded.course_id`,
            sessionId: sql`excluded.session_id`,
            seq: sql`excluded.seq`,
            // What a teacher accepted says more than what a patient guessed.
            kind: sql`case when ${vspUnmatched.kind} = 'appealed' then ${vspUnmatched.kind} else excluded.kind end`,
            guess: sql`case when ${vspUnmatched.kind} = 'appealed' or excluded.guess = '' then ${vspUnmatched.guess} else excluded.guess end`,
            lastAt: sql`excluded.last_at`,
          },
        })
    },
    /** A question whose appeal was accepted. */
    async accepted(row: Omit<UnmatchedRow, 'schoolId'>): Promise<void> {
      await db
        .insert(vspUnmatched)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [vspUnmatched.schoolId, vspUnmatched.caseId, vspUnmatched.plain],
          set: { kind: 'appealed', guess: row.guess },
        })
    },
    async lock(id: string): Promise<UnmatchedRow | undefined> {
      return (await db.select().from(vspUnmatched).where(one(id)).for('update'))[0]
    },
    async change(id: string, set: Partial<UnmatchedRow>): Promise<void> {
      await db.update(vspUnmatched).set(set).where(one(id))
    },
    /** The most frequent first. */
    list: (wanted: WantedUnmatched, page: number, size: number): Promise<UnmatchedRow[]> =>
      db
        .select()
        .from(vspUnmatched)
        .where(listed(wanted))
        .orderBy(desc(vspUnmatched.times), desc(vspUnmatched.lastAt), asc(vspUnmatched.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedUnmatched): Promise<number> =>
      countListed(db, vspUnmatched, listed(wanted)),
    /** How many wait at some cases, by case. */
    async waiting(caseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (caseIds.length === 0) return new Map()
      const rows = await db
        .select({ caseId: vspUnmatched.caseId, count: count() })
        .from(vspUnmatched)
        .where(
          and(
            eq(vspUnmatched.schoolId, schoolId),
            inArray(vspUnmatched.caseId, [...caseIds]),
            eq(vspUnmatched.state, 'open'),
          ),
        )
        .groupBy(vspUnmatched.caseId)
      return new Map(rows.map((row) => [row.caseId, row.count]))
    },
    /** How many wait that were asked last in some courses, by course. */
    async waitingIn(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (courseIds.length === 0) return new Map()
      const rows = await db
        .select({ courseId: vspUnmatched.courseId, count: count() })
        .from(vspUnmatched)
        .where(
          and(
            eq(vspUnmatched.schoolId, schoolId),
            inArray(vspUnmatched.courseId, [...courseIds]),
            eq(vspUnmatched.state, 'open'),
          ),
        )
        .groupBy(vspUnmatched.courseId)
      return new Map(rows.map((row) => [row.courseId, row.count]))
    },
    /** The number of the newest phrase of a case; 0 where it has none. */
    async newest(caseId: string): Promise<number> {
      const [row] = await db
        .select({ no: max(vspPhrase.no) })
        .from(vspPhrase)
        .where(ofCase(caseId))
      return row?.no ?? 0
    },
    /** The phrases of a case up to one of them, in their order. */
    phrases: (caseId: string, upTo: number): Promise<PhraseRow[]> =>
      db
        .select()
        .from(vspPhrase)
        .where(and(ofCase(caseId), lte(vspPhrase.no, upTo)))
        .orderBy(asc(vspPhrase.no)),
    async addPhrase(row: Omit<PhraseRow, 'schoolId'>): Promise<void> {
      await db.insert(vspPhrase).values({ schoolId, ...row })
    },
  }
}
