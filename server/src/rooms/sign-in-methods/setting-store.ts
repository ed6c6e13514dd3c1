import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { doorSetting } from './tables.ts'

/** How the ways into a school are set. */
export type DoorRow = Omit<typeof doorSetting.$inferSelect, 'schoolId'>

const closed: DoorRow = {
  sms: false,
  reset: false,
  register: '',
  agreement: '',
  agreementVersion: 0,
  wechat: false,
  wechatAppId: '',
  wechatSecret: '',
  version: 0,
}

/** The ways into the visited school. */
export const settingStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async read(): Promise<DoorRow> {
    const [row] = await db.select().from(doorSetting).where(eq(doorSetting.schoolId, schoolId))
    return row ?? closed
  },
  /** The same, unchanged by others until the call ends. */
  async lock(): Promise<DoorRow> {
    const where = eq(doorSetting.schoolId, schoolId)
    return (await db.select().from(doorSetting).where(where).for('share'))[0] ?? closed
  },
  /** Changes what is still at `version`; false when somebody was faster. */
  async change(version: number, set: Partial<DoorRow>): Promise<boolean> {
    if (version === 0) {
      const inserted = await db
        .insert(doorSetting)
        .values({ ...set, schoolId, version: 1 })
        .onConflictDoNothing()
        .returning({ version: doorSetting.version })
      return inserted.length > 0
    }
    const changed = await db
      .update(doorSetting)
      .set({ ...set, version: version + 1 })
      .where(and(eq(doorSetting.schoolId, schoolId), eq(doorSetting.version, version)))
      .returning({ version: doorSetting.version })
    return changed.length > 0
  },
})
