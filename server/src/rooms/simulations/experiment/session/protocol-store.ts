import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentProtocol, experimentProtocolVersion } from './tables.ts'

type ProtocolRow = typeof experimentProtocol.$inferSelect
type VersionRow = typeof experimentProtocolVersion.$inferSelect

/** The protocols of a school. */
export const protocolStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async find(id: string): Promise<ProtocolRow | undefined> {
    const where = and(eq(experimentProtocol.schoolId, schoolId), eq(experimentProtocol.id, id))
    return (await db.select().from(experimentProtocol).where(where))[0]
  },
  /** All of them in the order of their titles. */
  async list(): Promise<Pick<ProtocolRow, 'id' | 'key' | 'title'>[]> {
    return db
      .select({
        id: experimentProtocol.id,
        key: experimentProtocol.key,
        title: experimentProtocol.title,
      })
      .from(experimentProtocol)
      .where(eq(experimentProtocol.schoolId, schoolId))
      .orderBy(experimentProtocol.title)
  },
  /** All of them by what they call themselves, with the version that one begins with. */
  current: (): Promise<{ id: string; key: string; title: string; versionId: string }[]> =>
    db
      .select({
        id: experimentProtocol.id,
        key: experimentProtocol.key,
        title: experimentProtocol.title,
        versionId: experimentProtocol.currentVersionId,
      })
      .from(experimentProtocol)
      .where(eq(experimentProtocol.schoolId, schoolId)),
  async version(id: string): Promise<VersionRow | undefined> {
    const where = and(
      eq(experimentProtocolVersion.schoolId, schoolId),
      eq(experimentProtocolVersion.id, id),
    )
    return (await db.select().from(experimentProtocolVersion).where(where))[0]
  },
  async add(
    row: Omit<ProtocolRow, 'schoolId'>,
    version: Omit<VersionRow, 'schoolId' | 'protocolId'>,
  ): Promise<void> {
    await db.insert(experimentProtocol).values({ schoolId, ...row })
    await db.insert(experimentProtocolVersion).values({ schoolId, protocolId: row.id, ...version })
  },
  /** Adds a version, which is the one that experiments begin with from now on. */
  async addVersion(
    id: string,
    title: string,
    version: Omit<VersionRow, 'schoolId' | 'protocolId'>,
  ): Promise<void> {
    await db.insert(experimentProtocolVersion).values({ schoolId, protocolId: id, ...version })
    await db
      .update(experimentProtocol)
      .set({ title, currentVersionId: version.id })
      .where(and(eq(experimentProtocol.schoolId, schoolId), eq(experimentProtocol.id, id)))
  },
})
