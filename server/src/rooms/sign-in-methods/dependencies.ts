import type { SignInRules } from '#identity'
import type { Db } from '#platform/database'
import type { Keys } from '#platform/keys'
import type { OutboundFetch } from '#platform/outbound'
import type { SmsSender } from './sms-senders.ts'
import type { WeChat } from './wechat-clients.ts'

/** What the doors stand on; given by the table of contents. */
export type SignInDeps = {
  readonly rules: SignInRules
  readonly keys: Keys
  /** A short transaction of a school: what is asked of others must not be waited for within one. */
  readonly within: <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>
  /** Absent where the installation can send no messages: what needs a code is then closed. */
  readonly sms: SmsSender | undefined
  readonly outbound: OutboundFetch
  readonly wechat: WeChat
  /** Whether an address may be asked at all, as far as its text tells. */
  readonly mayAsk: (address: string) => boolean
  /** Where faults of others are noted that no visitor is told of. */
  readonly note: (what: string, error: unknown) => void
}
