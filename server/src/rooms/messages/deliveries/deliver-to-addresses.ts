import type { Logger } from 'pino'
import type { Database } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { schoolNamed } from '#schools'
import { type AddressRow, addressStore } from './address-store.ts'
import { channelStore } from './channel-store.ts'
import { afterFault } from './delivery-fault.ts'
import { type OutsideDeps, postOutside } from './post-outside.ts'
import { allowedFrom } from './rules.ts'

/** What the wrapped text of a delivery is bound to. */
export const textName = (id: string): string => `address delivery ${id}`

type Deps = OutsideDeps & {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
  /** This process among those that send. */
  readonly self: string
}

/** Sends what is due of a school to addresses; as with messages, each is taken once and no transaction is open meanwhile. */
export const deliverToAddresses = (
  deps: Deps,
): ((schoolId: string, stopping: AbortSignal) => Promise<void>) => {
  const { database, keys, logger, now, self } = deps
  const within = <T>(schoolId: string, work: (school: TenantContext) => Promise<T>) =>
    database.within(schoolId, (db) => work({ db, school: { id: schoolId } }))

  const send = async (schoolId: string, row: AddressRow): Promise<Partial<AddressRow>> => {
    const school = await schoolNamed(database.global, schoolId)
    const ways = await within(schoolId, (tenant) => channelStore(tenant).all())
    const way = ways.find(({ channel }) => channel === row.channel)
    if (!school || !way?.enabled) return { state: 'failed', reason: '学校已关闭这种方式' }
    const at = now()
    const from = allowedFrom(school.timezone, at)
    if (from > at) return { state: 'waiting', nextAt: from, tries: row.tries - 1 }
    const text = keys.unwrap(row.text, textName(row.id))
    await postOutside(deps, school, way, { id: row.id, to: row.address, number: '', text })
    return { state: 'sent', reason: '', text: '' }
  }

  return async (schoolId, stopping) => {
    await within(schoolId, (school) => addressStore(school).giveUp(now()))
    while (!stopping.aborted) {
      const row = await within(schoolId, (school) => addressStore(school).take(now(), self))
      if (!row) break
      const ended = await send(schoolId, row).catch((error: unknown) => {
        logger.warn({ fault: String(error) }, 'an invitation was not sent')
        return afterFault(row.tries, now(), error)
      })
      await within(schoolId, (school) => addressStore(school).end(row, ended))
      // A gateway that is away keeps the others of its school waiting for the next round.
      if (ended.state === 'waiting' && ended.reason) break
    }
  }
}
