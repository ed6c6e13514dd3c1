import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import type { Keys } from '#platform/keys'
import { TooNear, type OutboundFetch } from '#platform/outbound'
import type { TenantContext } from '#platform/visit'
import { schoolIds } from '#schools'
import {
  PlatformAway,
  PlatformRefused,
  platformOf,
  uploaded,
  type Entry,
} from './sharing-platform-client.ts'
import { pushStore, type PushRow } from './push-store.ts'
import { sharingStore, type LinkRow, type SharingRow } from './sharing-store.ts'

const minute = 60_000
/** How long is waited after each try in vain; after the last it has failed. */
const patience = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minute)
/** A token that ends within that time is made anew first. */
const nearEndMs = 2 * minute

/** What the wrapped secret of a school's platform is bound to. */
export const secretName = (schoolId: string): string => `step sharing ${schoolId}`
/** What the wrapped token of a student is bound to. */
export const tokenName = (personId: string): string => `step link ${personId}`

type Ended = Pick<PushRow, 'state' | 'words'> & Partial<PushRow>

const wordsFor = (error: unknown): string =>
  error instanceof PlatformAway ? error.message : '平台无法连接，或没有在时限内回答'

const later = (tries: number, error: unknown, at: Date): Ended => {
  const wait = patience[tries - 1]
  const words = wordsFor(error)
  if (wait === undefined) return { state: 'failed', words: `${words}（已尝试 ${tries} 次）` }
  return { state: 'waiting', words, nextAt: new Date(at.getTime() + wait) }
}

/** What the deliverer stands on. */
export type DeliveryDeps = {
  readonly database: Database
  readonly keys: Keys
  readonly outbound: OutboundFetch
  readonly logger: Logger
  readonly everyMs?: number
}

/** Sends what waits in the outboxes of all schools that share, one result at a time in each process. */
export const startDelivery = ({
  database,
  keys,
  outbound,
  logger,
  everyMs = 15_000,
}: DeliveryDeps): Doing => {
  const self = newId()
  const within = <T>(schoolId: string, work: (school: TenantContext) => Promise<T>) =>
    database.within(schoolId, (db) => work({ db, school: { id: schoolId } }))

  const entryOf = async (
    schoolId: string,
    platform: ReturnType<typeof platformOf>,
    link: LinkRow,
  ): Promise<Entry> => {
    const token = keys.unwrap(link.token, tokenName(link.personId))
    const { account, expiresAt } = link
    if (expiresAt.getTime() > Date.now() + nearEndMs) return { account, token, expiresAt }
    const fresh = await platform.refresh({ token, account })
    const wrapped = keys.wrap(fresh.token, tokenName(link.personId))
    await within(schoolId, (school) =>
      sharingStore(school).keepToken(link.personId, wrapped, fresh.expiresAt),
    )
    return { ...fresh, account }
  }

  /** Tries one result; no transaction is open meanwhile. */
  const tried = async (
    schoolId: string,
    setting: SharingRow,
    row: PushRow,
  ): Promise<{ readonly ended: Ended; readonly isAway: boolean }> => {
    const outcome = (ended: Ended, isAway = false) => ({ ended, isAway })
    const link = await within(schoolId, (school) => sharingStore(school).linkOf(row.personId))
    if (!link) return outcome({ state: 'unlinked', words: '' })
    const secret = keys.unwrap(setting.secret, secretName(schoolId))
    const platform = platformOf(setting, secret, outbound)
    let entry: Entry
    try {
      entry = await entryOf(schoolId, platform, link)
    } catch (error) {
      if (!(error instanceof PlatformRefused)) throw error
      // Nothing but the student's coming from there again makes it good.
      await within(schoolId, (school) => sharingStore(school).unlink(row.personId))
      return outcome({ state: 'unlinked', words: error.message })
    }
    await platform.upload(entry.token, uploaded(row.result, link.account, setting))
    return outcome({ state: 'sent', words: '', sentAt: new Date() })
  }

  const deliver = async (schoolId: string, setting: SharingRow, row: PushRow): Promise<boolean> => {
    const { ended, isAway } = await tried(schoolId, setting, row).catch((error: unknown) => {
      if (error instanceof PlatformRefused)
        return { ended: { state: 'failed', words: error.message } as const, isAway: false }
      if (error instanceof TooNear)
        return { ended: { state: 'failed', words: '平台地址指向内网' } as const, isAway: false }
      logger.warn({ fault: String(error) }, 'step scores')
      return { ended: later(row.tries, error, new Date()), isAway: true }
    })
    await within(schoolId, (school) => pushStore(school).end(row, ended))
    return isAway
  }

  const inSchool = async (schoolId: string, stopping: AbortSignal): Promise<void> => {
    while (!stopping.aborted) {
      const next = await within(schoolId, async (school) => {
        const setting = await sharingStore(school).read()
        if (!setting.enabled) return undefined
        const row = await pushStore(school).take(new Date(), self)
        return row && { setting, row }
      })
      // A platform that is away keeps the others of its school waiting for the next look, and no other school.
      if (!next || (await deliver(schoolId, next.setting, next.row))) return
    }
  }
  return keepDoing({
    everyMs,
    async round(stopping) {
      const schools = await schoolIds(database.global)
      await Promise.all(schools.map((schoolId) => inSchool(schoolId, stopping)))
    },
    onFault: (error) => logger.warn({ fault: String(error) }, 'step scores'),
  })
}
