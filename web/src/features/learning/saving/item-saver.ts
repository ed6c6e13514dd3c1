import { CallError } from '#call'
import type { OutputOf } from '@xinglin/contract/call'
import type { saveItemProgress } from '@xinglin/contract/learning'
import type { Outbox, ItemOfAttempt, Unsent } from './outbox.ts'
import type { Position } from '@xinglin/contract/learning'

/** What the server answers to a position. */
export type Saved = OutputOf<typeof saveItemProgress>

/** Sends one position. */
export type SendPosition = (unsent: Unsent, keepalive: boolean) => Promise<Saved>

/** How one item's saving stands: nothing open, under way, kept here until there is a network, or nowhere at all. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'stuck'

/** Who is told what became of a position. */
export type SaveListener = {
  readonly saved: (place: ItemOfAttempt, answer: Saved) => void
  /** The server will never take it (the attempt is closed, the licence is gone). */
  readonly refused: (place: ItemOfAttempt, error: CallError) => void
  readonly changed: () => void
}

const quietMs = 2000
const patienceMs = 15_000
const longestPauseMs = 30_000

/** An answer of the server itself that no repetition would change. */
const isFinal = (error: unknown): error is CallError =>
  error instanceof CallError && (error.http === 403 || (error.http === 200 && error.code < 0))

/** 1, 2, 4 … 30 s, a little more or less, so that a whole class does not return in the same instant. */
export const pauseAfter = (failures: number, chance: number) =>
  Math.min(longestPauseMs, 1000 * 2 ** (failures - 1)) * (0.9 + 0.2 * chance)

/** Saves the positions of one item: 2 s after the last change, at least every 15 s, one at a time, until acknowledged. */
export const itemSaver = (
  place: ItemOfAttempt,
  { outbox, send, listener }: { outbox: Outbox; send: SendPosition; listener: SaveListener },
) => {
  let seq = 0
  let latest: Unsent | undefined
  let newest: Unsent | undefined
  let live = false
  let stored = true
  let dirtySince = 0
  let failures = 0
  let underWay: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const schedule = () => {
    clearTimeout(timer)
    if (stopped || !latest || underWay) return
    const usual = Math.min(quietMs, Math.max(0, dirtySince + patienceMs - Date.now()))
    timer = setTimeout(
      () => void push(),
      failures > 0 ? pauseAfter(failures, Math.random()) : usual,
    )
  }

  const put = (position: Position) => {
    if (!latest) dirtySince = Date.now()
    seq += 1
    latest = { ...place, seq, position, at: Date.now() }
    newest = latest
    stored = outbox.put(latest)
  }

  const acknowledged = (sent: Unsent, answer: Saved) => {
    failures = 0
    outbox.drop(place, sent.seq)
    const overtaken = answer.Seq > sent.seq
    seq = Math.max(seq, answer.Seq)
    if (latest !== sent) dirtySince = Date.now()
    else if (overtaken && live) put(sent.position) // Another device counted on; what is done here and now is newer all the same.
    else latest = undefined
    listener.saved(place, answer)
  }

  const failed = (sent: Unsent, error: unknown) => {
    if (!isFinal(error)) {
      failures += 1
      return
    }
    failures = 0
    latest = undefined
    outbox.drop(place, Math.max(seq, sent.seq))
    listener.refused(place, error)
  }

  const deliver = async (keepalive: boolean) => {
    const sent = latest
    if (!sent) return
    try {
      acknowledged(sent, await send(sent, keepalive))
    } catch (error) {
      failed(sent, error)
    }
  }

  const push = (): Promise<void> => {
    if (underWay) return underWay
    if (!latest) return Promise.resolve()
    clearTimeout(timer)
    underWay = deliver(false).finally(() => {
      underWay = undefined
      schedule()
      listener.changed()
    })
    listener.changed()
    return underWay
  }

  return {
    /** Opens the item where the server has it at `known`: counts on from there, and answers what is newer here. */
    open: (known: number): Position | undefined => {
      const here = newest ?? outbox.find(place)
      seq = Math.max(seq, known)
      return here && here.seq >= known ? here.position : undefined
    },
    note: (position: Position) => {
      live = true
      put(position)
      schedule()
      listener.changed()
    },
    /** Takes over what an earlier visit could not send. */
    adopt: (unsent: Unsent) => {
      if (latest || unsent.seq <= seq) return
      seq = unsent.seq
      latest = unsent
      newest = unsent
      void push()
    },
    /** Sends at once; resolves when the server has everything, or could not be reached. */
    flush: async (): Promise<boolean> => {
      await underWay
      await push()
      return latest === undefined
    },
    /** Sends what a page that is going away still holds; nobody waits for it. */
    leave: () => void deliver(true),
    /** Forgets what was not sent: something that comes now makes it void. */
    discard: async () => {
      clearTimeout(timer)
      if (latest) outbox.drop(place, latest.seq)
      latest = undefined
      newest = undefined
      await underWay
      listener.changed()
    },
    retryNow: () => {
      if (failures > 0) void push()
    },
    state: (): SaveState => {
      if (!latest && !underWay) return 'saved'
      if (failures === 0) return 'saving'
      return stored ? 'waiting' : 'stuck'
    },
    /** Tries once more and then no longer by itself: whoever comes next may be somebody else. */
    stop: () => {
      stopped = true
      clearTimeout(timer)
      void push()
    },
    resume: () => {
      stopped = false
      schedule()
    },
  }
}

/** One item's saving. */
export type ItemSaver = ReturnType<typeof itemSaver>
