import { setTimeout as pause } from 'node:timers/promises'

/** So often in a minute somebody is told at once that they ask too much; a page of ours is hardly ever told it. */
const atOnce = 20
const stepMs = 20
const maxMs = 2_000
/** Refusals that one may wait for at the same time: on more connections nothing is answered any more. */
const maxWaiting = 150

/** How long the telling of a refusal is put off, by how often its asker was refused this minute. */
export const delayOf = (excess: number): number =>
  Math.min(maxMs, Math.max(0, excess - atOnce) * stepMs)

/**
 * Puts off refusals of whoever goes on asking far too much, so that asking on costs the asker and nobody else; a connection
 * asks no further meanwhile. False where as many wait already: the connection is to be ended without an answer.
 */
export const slowRefusals = () => {
  const waiting = new Map<string, number>()
  return async (who: string, excess: number): Promise<boolean> => {
    const ms = delayOf(excess)
    if (ms === 0) return true
    const before = waiting.get(who) ?? 0
    if (before >= maxWaiting) return false
    waiting.set(who, before + 1)
    try {
      await pause(ms, undefined, { ref: false })
      return true
    } finally {
      const left = (waiting.get(who) ?? 1) - 1
      if (left > 0) waiting.set(who, left)
      else waiting.delete(who)
    }
  }
}
