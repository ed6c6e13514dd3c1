import { sql } from 'drizzle-orm'
import { codes } from '@xinglin/wire'
import type { Db } from '#platform/database'
import { Refused, type TenantContext } from '#platform/visit'

/** The form of an Idempotency-Key. */
export const isIdempotencyKey = (text: string): boolean => /^[A-Za-z0-9_-]{16,64}$/.test(text)

/** Whose key it is. */
export type Claimed = { readonly schoolId: string; readonly personId: string; readonly key: string }

type Stored = { answer: unknown; request_hash: Buffer }

const lockNotAvailable = '55P03'

/**
 * Claims a key in the transaction of the call. Answers the stored answer when this very request was done before;
 * refuses the key of another request (−10422). A second transaction with the same key waits for the first to end.
 */
export const claimKey = async (
  db: Db,
  { schoolId, personId, key, digest }: Claimed & { digest: Buffer },
): Promise<{ done: unknown } | undefined> => {
  const claimed = await db
    .execute(
      sql`insert into idempotency (school_id, person_id, key, request_hash, created_at)
        values (${schoolId}, ${personId}, ${key}, ${digest}, now()) on conflict do nothing returning 1`,
    )
    .catch((error: { cause?: { code?: string } }) => {
      // The first request with this key is still at work.
      throw error.cause?.code === lockNotAvailable
        ? new Refused(codes.replayed.code, codes.replayed.msg)
        : error
    })
  if (claimed.rows.length > 0) return undefined
  const { rows } = await db.execute<Stored>(sql`
    select answer, request_hash from idempotency
    where school_id = ${schoolId} and person_id = ${personId} and key = ${key}`)
  const stored = rows[0]
  if (!stored || stored.answer === null) throw new Refused(codes.replayed.code, codes.replayed.msg)
  if (!stored.request_hash.equals(digest))
    throw new Refused(codes.keyReused.code, codes.keyReused.msg)
  return { done: stored.answer }
}

/** Keeps the answer beside the key, committed with the deed. */
export const keepAnswer = async (db: Db, where: Claimed, answer: unknown): Promise<void> => {
  await db.execute(sql`update idempotency set answer = ${JSON.stringify(answer)}::jsonb
    where school_id = ${where.schoolId} and person_id = ${where.personId} and key = ${where.key}`)
}

/** Gives a key back when its call was refused and yet committed something. */
export const releaseKey = async (db: Db, where: Claimed): Promise<void> => {
  await db.execute(sql`delete from idempotency
    where school_id = ${where.schoolId} and person_id = ${where.personId} and key = ${where.key}`)
}

const keptMs = 24 * 3_600_000

/** Forgets the keys of a day ago in one school. */
export const forgetKeys = async ({ db, school }: TenantContext, at: Date): Promise<void> => {
  const before = new Date(at.getTime() - keptMs).toISOString()
  await db.execute(
    sql`delete from idempotency where school_id = ${school.id} and created_at < ${before}::timestamptz`,
  )
}
