import { and, count, desc, eq, isNotNull, notLike, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { file } from './tables.ts'

export type StorageUse = {
  readonly personId: string
  readonly files: number
  readonly bytes: number
}

const total = sql<string>`coalesce(sum(${file.bytes}), 0)`

/** How much the files of a school take. Films are not counted: the table of videos has a quota of its own; nor is what was handed in for tasks. */
export const storageStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const counted = and(
    eq(file.schoolId, schoolId),
    eq(file.counted, true),
    notLike(file.mediaType, 'video/%'),
  )
  const sumOf = async (where: typeof counted): Promise<number> => {
    const [row] = await db.select({ bytes: total }).from(file).where(where)
    return Number(row?.bytes ?? 0)
  }
  return {
    /** Lets nobody else of the school add to its files until the transaction ends: what is counted stays true. */
    async alone(): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${schoolId}`}, 0))`,
      )
    },
    ofSchool: (): Promise<number> => sumOf(counted),
    ofPerson: (personId: string): Promise<number> =>
      sumOf(and(counted, eq(file.personId, personId))),
    async largest(most: number): Promise<StorageUse[]> {
      const rows = await db
        .select({ personId: file.personId, files: count(), bytes: total })
        .from(file)
        .where(and(counted, isNotNull(file.personId)))
        .groupBy(file.personId)
        .orderBy(desc(sql`sum(${file.bytes})`), file.personId)
        .limit(most)
      return rows.flatMap(({ personId, files, bytes }) =>
        personId === null ? [] : [{ personId, files, bytes: Number(bytes) }],
      )
    },
  }
}
