import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TenantContext } from '#platform/visit'

/** An open session with the newest act of some types in it. */
export type OpenAct = {
  readonly personId: string
  readonly itemId: string
  readonly versionId: string
  /** Null where none of the types was done yet. */
  readonly type: string | null
  readonly deed: string | null
  readonly step: string | null
  /** When it was done; of a session without one when it was begun. */
  readonly at: Date
}

type Row = Omit<OpenAct, 'at'> & { readonly at: number }

/** Where a session is that is under way, in words. */
export type SessionPlace = {
  readonly personId: string
  readonly itemId: string
  readonly phase: string
  readonly at: Date
}

const list = (values: readonly string[]): string => `{${values.join(',')}}`

/** The open sessions of a course, each with what was done last in it; `version` names the column of what they play. Tests of teachers are left out. */
export const openActsIn =
  (session: PgTable, event: PgTable, version: string) =>
  async (
    { db, school: { id: schoolId } }: TenantContext,
    wanted: {
      readonly courseId: string
      readonly people: readonly string[] | undefined
      readonly types: readonly string[]
    },
  ): Promise<OpenAct[]> => {
    const { courseId, people, types } = wanted
    const among =
      people === undefined ? sql`true` : sql`one.person_id = any(${list(people)}::uuid[])`
    const { rows } = await db.execute<Row>(sql`
      select one.person_id as "personId", one.item_id as "itemId", one.${sql.identifier(version)} as "versionId",
        act.type, act.deed, act.step,
        extract(epoch from coalesce(act.received_at, one.started_at))::float8 * 1000 as at
      from ${session} one
      left join lateral (
        select action->>'type' as type, action->>'deed' as deed, action->>'step' as step, received_at
        from ${event} done
        where done.school_id = one.school_id and done.session_id = one.id
          and done.action->>'type' = any(${list(types)}::text[])
        order by done.seq desc limit 1
      ) act on true
      where one.school_id = ${schoolId} and one.course_id = ${courseId} and one.state = 'open'
        and not one.tester and ${among}`)
    return rows.map((row) => ({ ...row, at: new Date(row.at) }))
  }
