import type { SentInvitation } from '@xinglin/contract/identity'
import type { Visit } from '#platform/visit'

/** An address of somebody who is not of the school yet, and how it is reached. */
export type Addressee = { readonly channel: 'sms' | 'email'; readonly address: string }

/** Sends something to addresses outside; from the room that knows the gateways of the school. */
export type SendingPort = {
  /** Whether the school has opened a way. */
  readonly isOpen: (visit: Visit, channel: Addressee['channel']) => Promise<boolean>
  /** Puts something about an object into the outbox, with what is written here; it goes out until a moment. */
  readonly send: (
    visit: Visit,
    subjectId: string,
    what: { readonly to: readonly Addressee[]; readonly text: string; readonly until: Date },
  ) => Promise<void>
  /** What became of what was sent about some objects. */
  readonly of: (
    visit: Visit,
    subjectIds: readonly string[],
  ) => Promise<ReadonlyMap<string, SentInvitation>>
  /** Sends what failed once more; answers how many. */
  readonly again: (visit: Visit, subjectId: string) => Promise<number>
  /** Sends nothing more about an object. */
  readonly drop: (visit: Visit, subjectId: string) => Promise<void>
}
