import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TenantContext } from '#platform/visit'
import type { Ref } from './rules.ts'
import { target, targetOverride } from './tables.ts'

export type TargetRow = typeof target.$inferSelect
export type OverrideRow = typeof targetOverride.$inferSelect

/** To whom things of the visited school are given, and what is another for whom. */
export const targetStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const targetsOf = (ids: readonly string[]) =>
    and(eq(target.schoolId, schoolId), inArray(target.objectId, [...ids]))
  const overridesOf = (ids: readonly string[]) =>
    and(eq(targetOverride.schoolId, schoolId), inArray(targetOverride.objectId, [...ids]))
  const overrideOf = (objectId: string, { kind, refId }: Ref, fields: readonly string[]) =>
    and(
      overridesOf([objectId]),
      eq(targetOverride.kind, kind),
      eq(targetOverride.refId, refId),
      inArray(targetOverride.field, [...fields]),
    )
  return {
    async targets(objectIds: readonly string[]): Promise<TargetRow[]> {
      if (objectIds.length === 0) return []
      return db.select().from(target).where(targetsOf(objectIds))
    },
    async overrides(objectIds: readonly string[]): Promise<OverrideRow[]> {
      if (objectIds.length === 0) return []
      return db.select().from(targetOverride).where(overridesOf(objectIds))
    },
    /** What of some objects is said of any of some classes, groups and people: of a thousand targets the few that mean somebody. */
    async about(objectIds: readonly string[], refIds: readonly string[]) {
      const among = (column: PgColumn) => sql`${column} = any(${sql.param(refIds)}::uuid[])`
      if (objectIds.length === 0) return { targets: [], overrides: [] }
      const [targets, overrides] = await Promise.all([
        db
          .select()
          .from(target)
          .where(and(targetsOf(objectIds), among(target.refId))),
        db
          .select()
          .from(targetOverride)
          .where(and(overridesOf(objectIds), among(targetOverride.refId))),
      ])
      return { targets, overrides }
    },
    /** What is given to any of some classes, groups and people, or kept from them. */
    async objects(objectKind: string, refIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: target.objectId })
        .from(target)
        .where(
          and(
            eq(target.schoolId, schoolId),
            sql`${target.refId} = any(${sql.param(refIds)}::uuid[])`,
            eq(target.objectKind, objectKind),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** Puts other targets in place of an object's. */
    async retarget(
      objectId: string,
      objectKind: string,
      targets: readonly Omit<TargetRow, 'schoolId' | 'objectId' | 'objectKind'>[],
    ): Promise<void> {
      await db.delete(target).where(targetsOf([objectId]))
      if (targets.length > 0)
        await db
          .insert(target)
          .values(targets.map((one) => ({ ...one, schoolId, objectId, objectKind })))
    },
    /** Writes values of fields for a class, a group or a person, in place of earlier ones. */
    async override(rows: readonly Omit<OverrideRow, 'schoolId'>[]): Promise<void> {
      for (const row of rows) {
        await db.delete(targetOverride).where(overrideOf(row.objectId, row, [row.field]))
        await db.insert(targetOverride).values({ ...row, schoolId })
      }
    },
    /** Takes back what was another for a class, a group or a person. */
    async dropOverrides(objectId: string, ref: Ref, fields: readonly string[]): Promise<void> {
      if (fields.length === 0) return
      await db.delete(targetOverride).where(overrideOf(objectId, ref, fields))
    },
    async remove(objectId: string): Promise<void> {
      await db.delete(target).where(targetsOf([objectId]))
      await db.delete(targetOverride).where(overridesOf([objectId]))
    },
  }
}
