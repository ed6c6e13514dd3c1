import { eq, sql } from 'drizzle-orm'
import type { GuideStep, HostCheck } from '@xinglin/contract/schools'
import type { TenantContext } from '#platform/visit'
import { schoolGuide } from './tables.ts'

/** What a school keeps of its guide: what it put off, and what was seen at its hosts. */
export const guideStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  steps: () => db.select().from(schoolGuide).where(eq(schoolGuide.schoolId, schoolId)),
  /** Puts a step off, or takes it up again. */
  async postpone(step: GuideStep, later: boolean): Promise<void> {
    await db
      .insert(schoolGuide)
      .values({ schoolId, step, later })
      .onConflictDoUpdate({ target: [schoolGuide.schoolId, schoolGuide.step], set: { later } })
  },
  /** Keeps what was seen at the hosts, unless something later was kept meanwhile. */
  async keepHosts(hosts: readonly HostCheck[], at: Date): Promise<void> {
    const seen = { hosts: [...hosts], checkedAt: at }
    await db
      .insert(schoolGuide)
      .values({ schoolId, step: 'hosts', later: false, ...seen })
      .onConflictDoUpdate({
        target: [schoolGuide.schoolId, schoolGuide.step],
        set: seen,
        setWhere: sql`${schoolGuide.checkedAt} is null or ${schoolGuide.checkedAt} <= ${at.toISOString()}::timestamptz`,
      })
  },
})
