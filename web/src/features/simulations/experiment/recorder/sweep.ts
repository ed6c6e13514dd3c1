import type { Channel } from '@xinglin/simulation/experiment'

/** Share of a triggered sweep that lies before its trigger. */
const before = 0.1

/** Whether a channel is a trend (趋势): a figure that is measured a few times a second, beside curves that are drawn. */
export const isTrend = ({ unit, rate }: Pick<Channel, 'unit' | 'rate'>): boolean =>
  unit !== '' && rate <= 5

/** From where to where a sweep that begins with a trigger goes. */
export const sweepAt = (trigger: number, sweep: number): readonly [number, number] => [
  trigger - before * sweep,
  trigger + (1 - before) * sweep,
]

/**
 * The trigger that is shown, from the one shown before on. As on a storage oscilloscope (触发扫描) a sweep runs to its end
 * before another trigger is heeded, and stays until there is one: of two stimuli that stand close together the first begins
 * the sweep and the second lies on it, however seldom one looks.
 */
export const triggerShown = (
  triggers: readonly number[],
  shown: number | undefined,
  sweep: number,
): number | undefined => {
  let heeded = shown
  const known = shown === undefined ? -1 : triggers.findLastIndex((one) => one <= shown)
  for (const one of triggers.slice(known + 1))
    if (heeded === undefined || one >= heeded + sweep * (1 - before)) heeded = one
  return heeded
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
    sweep: number,
    isFrozen: boolean,
  ): readonly [number, number] | undefined {
    if (!isFrozen) this.trigger = triggerShown(triggers, this.trigger, sweep)
    return this.trigger === undefined ? undefined : sweepAt(this.trigger, sweep)
  }

  /** Goes to the trigger before or after, and says which it is now. */
  go(triggers: readonly number[], way: -1 | 1): number | undefined {
    if (this.trigger !== undefined) this.trigger = neighbour(triggers, this.trigger, way)
    return this.trigger
  }
}
