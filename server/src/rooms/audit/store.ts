import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { countListed } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext, Visit } from '#platform/visit'
import { audit } from './tables.ts'

export type AuditRow = typeof audit.$inferSelect

/** Narrows the list. */
export type WantedAudit = {
  readonly key: string
  readonly area: string
  readonly from?: Date
  readonly to?: Date
}

/** The audit list of the visited school. */
export const auditStore = ({ db, school, at, ip }: Visit) => {
  const narrowed = ({ key, area, from, to }: WantedAudit): SQL | undefined =>
    and(
      eq(audit.schoolId, school.id),
      area ? eq(audit.area, area) : undefined,
      from ? gte(audit.at, from) : undefined,
      to ? lte(audit.at, to) : undefined,
      key
        ? sql`strpos(lower(${audit.name} || ' ' || ${audit.text} || ' ' || ${audit.detail}), lower(${key})) > 0`
        : undefined,
    )
  return {
    async add(
      row: Pick<AuditRow, 'personId' | 'name' | 'roleType' | 'area' | 'text' | 'detail'>,
    ): Promise<void> {
      await db
        .insert(audit)
        .values({ schoolId: school.id, id: newId(at.getTime()), at, address: ip, ...row })
    },
    list: (wanted: WantedAudit, page: number, size: number): Promise<AuditRow[]> =>
      db
        .select()
        .from(audit)
        .where(narrowed(wanted))
        .orderBy(desc(audit.at), desc(audit.id))
        .limit(size)
        .offset((page - 1) * size),
    async count(wanted: WantedAudit): Promise<number> {
      return countListed(db, audit, narrowed(wanted))
    },
  }
}

/** Writes what was done before, from no address that is known. */
export const insertAudit = async (
  { db, school }: TenantContext,
  rows: readonly Omit<AuditRow, 'schoolId' | 'id' | 'address'>[],
): Promise<void> => {
  if (rows.length > 0)
    await db.insert(audit).values(
      rows.map((row) => ({
        ...row,
        schoolId: school.id,
        id: newId(row.at.getTime()),
        address: '',
      })),
    )
}
