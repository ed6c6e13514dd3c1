import { sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import {
  attempt,
  attemptEvent,
  attemptItem,
  run,
  scoreDimension,
  scoreSheet,
  studyDay,
} from '../tables.ts'

type New<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'schoolId'>

/** The rows of rounds that are written together. */
export type RoundRows = {
  readonly attempts: New<typeof attempt>[]
  readonly items: New<typeof attemptItem>[]
  readonly events: New<typeof attemptEvent>[]
  readonly runs: New<typeof run>[]
  readonly sheets: New<typeof scoreSheet>[]
  readonly dimensions: New<typeof scoreDimension>[]
  readonly days: New<typeof studyDay>[]
}

/** A statement has room for 65,535 parameters, and no table here has more than 20 columns. */
const together = 3_000

/** Writes whole rounds, a statement for many rows. */
export const insertRounds = async (
  { db, school: { id: schoolId } }: TenantContext,
  rows: RoundRows,
): Promise<void> => {
  const each = async <T extends object>(
    list: readonly T[],
    write: (some: (T & { schoolId: string })[]) => Promise<unknown>,
  ): Promise<void> => {
    for (let from = 0; from < list.length; from += together)
      await write(list.slice(from, from + together).map((row) => ({ ...row, schoolId })))
  }
  await each(rows.attempts, (some) => db.insert(attempt).values(some))
  await each(rows.items, (some) => db.insert(attemptItem).values(some))
  await each(rows.events, (some) => db.insert(attemptEvent).values(some))
  await each(rows.runs, (some) => db.insert(run).values(some))
  await each(rows.sheets, (some) => db.insert(scoreSheet).values(some))
  await each(rows.dimensions, (some) => db.insert(scoreDimension).values(some))
  await each(rows.days, (some) =>
    db
      .insert(studyDay)
      .values(some)
      .onConflictDoUpdate({
        target: [studyDay.schoolId, studyDay.personId, studyDay.day],
        set: { seconds: sql`${studyDay.seconds} + excluded.seconds` },
      }),
  )
}
