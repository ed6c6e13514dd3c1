import type { Happened } from '@xinglin/contract/simulations/experiment'
import type { Recording } from '../recorder/recording.ts'

/** Newest sample of a channel by its id; 0 where there is none. */
export const newestOf = (recording: Recording, id: string): number => {
  const ring = recording.rings[recording.channels.findIndex((one) => one.id === id)]
  return ring && ring.count > 0 ? ring.at(ring.count - 1) : 0
}

/** A figure held between two others. */
export const held = (value: number, least = 0, most = 1): number =>
  Math.max(least, Math.min(most, value))

/** What was done so far, as a picture asks for it. */
export type Seen = {
  readonly has: (...deeds: readonly string[]) => boolean
  /** The newest of some deeds; undefined where none was done. */
  readonly last: (deeds: readonly string[]) => string | undefined
  /** A figure that the newest of a deed was done with. */
  readonly value: (deed: string, name: string) => number | undefined
}

/** Reads what was done. */
export const seenIn = (events: readonly Happened[]): Seen => {
  const newest = (deeds: readonly string[]) => {
    const deed = events.findLast(
      ({ action }) => action.type === 'do' && deeds.includes(action.deed),
    )
    return deed?.action.type === 'do' ? deed.action : undefined
  }
  return {
    has: (...deeds) => newest(deeds) !== undefined,
    last: (deeds) => newest(deeds)?.deed,
    value: (deed, name) => newest([deed])?.values[name],
  }
}
