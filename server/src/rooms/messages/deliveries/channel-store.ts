import { and, eq } from 'drizzle-orm'
import type { MessageChannel } from '@xinglin/contract/messages'
import type { TenantContext } from '#platform/visit'
import { deliveryChannel } from './tables.ts'

export type ChannelRow = typeof deliveryChannel.$inferSelect

/** What the wrapped key of a school's gateway is bound to. */
export const keyName = (schoolId: string, channel: MessageChannel): string =>
  `message gateway ${schoolId} ${channel}`

/** The ways out of the product of the visited school. */
export const channelStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  all: (): Promise<ChannelRow[]> =>
    db.select().from(deliveryChannel).where(eq(deliveryChannel.schoolId, schoolId)),
  /** One of them, its row held until the call ends. */
  async lock(channel: MessageChannel): Promise<ChannelRow | undefined> {
    const [row] = await db
      .select()
      .from(deliveryChannel)
      .where(and(eq(deliveryChannel.schoolId, schoolId), eq(deliveryChannel.channel, channel)))
      .for('update')
    return row
  },
  /** Keeps what came of a try, where the way is still what was tried. */
  async tried(
    { channel, version }: Pick<ChannelRow, 'channel' | 'version'>,
    set: Pick<ChannelRow, 'triedAt' | 'triedOk' | 'triedText'>,
  ): Promise<void> {
    await db
      .update(deliveryChannel)
      .set(set)
      .where(
        and(
          eq(deliveryChannel.schoolId, schoolId),
          eq(deliveryChannel.channel, channel),
          eq(deliveryChannel.version, version),
        ),
      )
  },
  async keep(row: Omit<ChannelRow, 'schoolId'>): Promise<void> {
    await db
      .insert(deliveryChannel)
      .values({ schoolId, ...row })
      .onConflictDoUpdate({
        target: [deliveryChannel.schoolId, deliveryChannel.channel],
        set: row,
      })
  },
})
