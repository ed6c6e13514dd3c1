import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { contactOf, type Contact } from '#identity'
import { schoolIds, schoolNamed } from '#schools'
import { weChatSubjectOf } from '#sign-in-methods'
import { channelStore } from './channel-store.ts'
import { deliverToAddresses } from './deliver-to-addresses.ts'
import { afterFault } from './delivery-fault.ts'
import { deliveryStore, type DeliveryRow } from './delivery-store.ts'
import { type OutsideDeps, postOutside } from './post-outside.ts'
import { allowedFrom, deliveredText } from './rules.ts'

/** What delivery stands on. */
export type DeliveryDeps = OutsideDeps & {
  readonly database: Database
  readonly logger: Logger
  /** Told once what of a school could not be sent. */
  readonly onFailure: (school: TenantContext, at: Date) => Promise<void>
  readonly now?: () => Date
}

type Ended = Pick<DeliveryRow, 'state'> & Partial<DeliveryRow>

const addressBy = async (
  school: TenantContext,
  { channel, personId }: DeliveryRow,
  contact: Contact,
): Promise<string> => {
  if (channel === 'sms') return contact.phone
  if (channel === 'email') return contact.email
  return (await weChatSubjectOf(school, personId)) ?? ''
}

const missing: Readonly<Record<DeliveryRow['channel'], string>> = {
  sms: '没有已验证的手机号',
  email: '没有填写邮箱',
  wechat: '没有绑定微信',
}

const everyMs = 20_000

/** One process's look at the outboxes of all schools: sends what is due. Any number may look at once, and no message goes twice. */
export const deliveryRound = (deps: DeliveryDeps): ((stopping: AbortSignal) => Promise<void>) => {
  const { database, logger } = deps
  const now = deps.now ?? (() => new Date())
  const self = newId()
  const within = <T>(schoolId: string, work: (school: TenantContext) => Promise<T>) =>
    database.within(schoolId, (db) => work({ db, school: { id: schoolId } }))

  /** What becomes of a delivery; no transaction is open while it is sent. */
  const send = async (schoolId: string, row: DeliveryRow): Promise<Ended> => {
    const school = await schoolNamed(database.global, schoolId)
    const { way, messages, contact, to } = await within(schoolId, async (tenant) => {
      const person = await contactOf(tenant, row.personId)
      return {
        way: (await channelStore(tenant).all()).find(({ channel }) => channel === row.channel),
        messages: await deliveryStore(tenant).unread(row),
        contact: person,
        to: person ? await addressBy(tenant, row, person) : '',
      }
    })
    if (!school || !way?.enabled) return { state: 'dropped', reason: '学校已关闭这种方式' }
    if (messages.length === 0) return { state: 'dropped', reason: '已在站内阅读' }
    if (!contact || to === '') return { state: 'dropped', reason: missing[row.channel] }
    const at = now()
    const from = allowedFrom(school.timezone, at)
    if (from > at) return { state: 'waiting', nextAt: from, tries: row.tries - 1 }
    const { number } = contact
    await postOutside(deps, school, way, { id: row.id, to, number, text: deliveredText(messages) })
    return { state: 'sent', reason: '', count: messages.length, sentAt: now() }
  }

  const inSchool = async (schoolId: string, stopping: AbortSignal): Promise<void> => {
    let failed = await within(schoolId, (school) => deliveryStore(school).giveUpSilent(now()))
    while (!stopping.aborted) {
      const row = await within(schoolId, (school) => deliveryStore(school).take(now(), self))
      if (!row) break
      const ended = await send(schoolId, row).catch((error: unknown) => {
        logger.warn({ fault: String(error) }, 'a message was not delivered')
        return afterFault(row.tries, now(), error)
      })
      if (ended.state === 'failed') failed += 1
      await within(schoolId, (school) => deliveryStore(school).end(row, ended))
      // A gateway that is away keeps the others of its school waiting for the next round.
      if (ended.state === 'waiting' && ended.reason) break
    }
    if (failed > 0) await within(schoolId, (school) => deps.onFailure(school, now()))
  }

  const toAddresses = deliverToAddresses({ ...deps, now, self })

  return async (stopping) => {
    const schools = await schoolIds(database.global)
    await Promise.all(
      schools.map(async (schoolId) => {
        await toAddresses(schoolId, stopping)
        await inSchool(schoolId, stopping)
      }),
    )
  }
}

/** Looks at the outboxes every so often. */
export const startDeliveries = (deps: DeliveryDeps): Doing =>
  keepDoing({
    everyMs,
    round: deliveryRound(deps),
    onFault: (error) => deps.logger.warn({ fault: String(error) }, 'deliveries'),
  })
