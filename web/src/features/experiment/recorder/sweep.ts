/** Share of a triggered sweep that lies before its trigger. */
const before = 0.1

/** From where to where a sweep that begins with a trigger goes. */
export const sweepAt = (trigger: number, sweep: number): readonly [number, number] => [
  trigger - before * sweep,
  trigger + (1 - before) * sweep,
]

/**
 * The trigger that is shown at `now`: the one shown before until its sweep has run, then the newest that came after. As on a
 * storage oscilloscope (触发扫描) it stays until there is another.
 */
export const triggerShown = (
  triggers: readonly number[],
  shown: number | undefined,
  now: number,
  sweep: number,
): number | undefined => {
  const newest = triggers.at(-1)
  if (newest === undefined || shown === undefined) return newest
  const [, end] = sweepAt(shown, sweep)
  return now >= end && newest >= shown + sweep * (1 - before) ? newest : shown
}

/** The trigger before (−1) or after (1) one; itself where there is none. */
export const neighbour = (triggers: readonly number[], shown: number, way: -1 | 1): number =>
  (way > 0 ? triggers.find((one) => one > shown) : triggers.findLast((one) => one < shown)) ?? shown

/** Which trigger is on the screen, as the recording goes on. */
export class Scope {
  trigger: number | undefined

  /** From where to where the screen goes; undefined before the first trigger. */
  follow(
    triggers: readonly number[],
    now: number,
    sweep: number,
    isFrozen: boolean,
  ): readonly [number, number] | undefined {
    if (!isFrozen) this.trigger = triggerShown(triggers, this.trigger, now, sweep)
    return this.trigger === undefined ? undefined : sweepAt(this.trigger, sweep)
  }

  /** Goes to the trigger before or after, and says which it is now. */
  go(triggers: readonly number[], way: -1 | 1): number | undefined {
    if (this.trigger !== undefined) this.trigger = neighbour(triggers, this.trigger, way)
    return this.trigger
  }
}
