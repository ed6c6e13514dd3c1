import type { Position } from '@xinglin/contract/learning'

/** Where something is recorded: an item of an attempt. */
export type ItemOfAttempt = { readonly progressId: string; readonly itemId: string }

/** A position that no server has acknowledged yet; `at` is when it was put down, in Unix milliseconds of this computer. */
export type Unsent = ItemOfAttempt & {
  readonly seq: number
  readonly position: Position
  readonly at: number
}

const prefix = 'xinglin/unsent/'
const keptMs = 7 * 86_400_000

const keyOf = (person: string, { progressId, itemId }: ItemOfAttempt) =>
  `${prefix}${person}/${progressId}/${itemId}`

const read = (key: string): Unsent | undefined => {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '')
    return typeof parsed === 'object' && parsed !== null && 'seq' in parsed
      ? (parsed as Unsent)
      : undefined
  } catch {
    return undefined
  }
}

const keys = (): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const remove = (key: string) => {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // What cannot be written cannot be left behind either.
  }
}

/** What one person has not been able to send, kept on this computer over restarts: at most one position an item, the newest. */
export const outboxOf = (person: string) => ({
  /** False when this browser keeps nothing. */
  put: (unsent: Unsent): boolean => {
    try {
      window.localStorage.setItem(keyOf(person, unsent), JSON.stringify(unsent))
      return true
    } catch {
      return false
    }
  },
  find: (place: ItemOfAttempt): Unsent | undefined => read(keyOf(person, place)),
  all: (): Unsent[] =>
    keys()
      .filter((key) => key.startsWith(`${prefix}${person}/`))
      .map(read)
      .filter((unsent) => unsent !== undefined),
  /** Forgets what was acknowledged: a newer position of the same item stays. */
  drop: (place: ItemOfAttempt, upTo: number): void => {
    const key = keyOf(person, place)
    if ((read(key)?.seq ?? 0) <= upTo) remove(key)
  },
})

/** Everything that one person has not been able to send. */
export type Outbox = ReturnType<typeof outboxOf>

/** Throws away what anybody left on this computer more than a week ago: it may be a shared one. */
export const sweepOutboxes = (now: number) => {
  for (const key of keys()) {
    if (now - (read(key)?.at ?? 0) > keptMs) remove(key)
  }
}
