import type { Recorded } from './family.ts'

// Reads figures by ways of its own: what is shown, and nothing of the engines that recorded it.

export type Read = {
  readonly at: (index: number) => number
  readonly samples: readonly number[]
  readonly step: number
}

export const readStrip = ({ strips, length }: Recorded, index = 0): Read => {
  const samples = strips[index]?.samples ?? []
  return { samples, step: length / samples.length, at: (at) => samples[at] ?? Number.NaN }
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

/** The places of the highest samples of each stretch above a share of the span. */
export const summits = (
  { samples, step }: Read,
  share: number,
): { at: number; value: number }[] => {
  const [low, high] = [Math.min(...samples), Math.max(...samples)]
  const level = low + share * (high - low)
  const tops: { at: number; value: number }[] = []
  let best: { at: number; value: number } | undefined
  for (const [index, value] of samples.entries()) {
    if (value >= level) {
      if (!best || value > best.value) best = { at: index * step, value }
    } else if (best) {
      tops.push(best)
      best = undefined
    }
  }
  return tops
}

export const distances = (all: readonly { at: number }[]): number[] =>
  all.slice(1).map(({ at }, index) => at - (all[index]?.at ?? 0))

/** By the strongest likeness of a trace to itself later, between two delays. */
export const periodOf = ({ samples, step }: Read, least: number, most: number): number => {
  const middle = mean(samples)
  const likeness = (lag: number): number => {
    let sum = 0
    for (let index = 0; index + lag < samples.length; index += 1)
      sum += ((samples[index] ?? 0) - middle) * ((samples[index + lag] ?? 0) - middle)
    return sum / (samples.length - lag)
  }
  const lags: number[] = []
  for (let lag = Math.round(least / step); lag <= most / step; lag += 1) lags.push(lag)
  const top = Math.max(...lags.map(likeness))
  // The first of the summits that are about as high: the others are its multiples.
  const best =
    lags.find(
      (lag) =>
        likeness(lag) > 0.8 * top &&
        likeness(lag) >= likeness(lag - 1) &&
        likeness(lag) >= likeness(lag + 1),
    ) ?? Number.NaN
  // Between two samples by a parabola through the three about the best.
  const [a, b, c] = [likeness(best - 1), likeness(best), likeness(best + 1)]
  return (best + (0.5 * (a - c)) / (a - 2 * b + c)) * step
}

const heightNear = ({ samples, step }: Read, time: number, back: number, until: number) => {
  const [from, to] = [Math.round((time - back) / step), Math.round((time - until) / step)]
  let best = from
  for (let at = from; at <= to; at += 1) if ((samples[at] ?? -9) > (samples[best] ?? -9)) best = at
  const base = Math.min(
    ...samples.slice(Math.max(0, best - 12), best),
    ...samples.slice(best, best + 14),
  )
  return {
    at: best * step,
    height: (samples[best] ?? 0) - base,
    isInside: best > from && best < to,
  }
}

/** Whether R of a beat is as wide as one from a ventricle: above half of it for 0.05 s. */
const isWide = ({ samples, step }: Read, top: { at: number; value: number }): boolean => {
  const around = Math.round(top.at / step)
  let width = 0
  for (let at = around; (samples[at] ?? 0) > top.value / 2; at += 1) width += 1
  for (let at = around; (samples[at] ?? 0) > top.value / 2; at -= 1) width += 1
  return width * step > 0.05
}

/** The name of a rhythm by what diagnosis asks one after another: width of QRS, order of RR, P and its distance, rate. */
export const rhythmRead = (figure: Recorded): string => {
  const lead = readStrip(figure)
  const beats = summits(lead, 0.62).filter(({ at }) => at > 0.3)
  const rr = distances(beats)
  const usual = median(rr)
  const wide = beats.filter((one) => isWide(lead, one)).length
  if (wide === beats.length) return '室性心动过速'
  if (wide > 0) return '室性期前收缩'
  const odd = rr.filter((one) => Math.abs(one - usual) > 0.05 * usual)
  if (odd.length > 0) {
    // An early beat and the pause after it are alike each time; in fibrillation no two distances are.
    const isScattered = [odd.filter((one) => one < usual), odd.filter((one) => one > usual)].some(
      (some) => some.length > 1 && Math.max(...some) - Math.min(...some) > 0.06 * usual,
    )
    if (isScattered || odd.length > 0.5 * rr.length) return '心房颤动'
    return odd.some((one) => one < usual) ? '房性期前收缩' : '二度Ⅰ型房室阻滞'
  }
  const before = beats
    .slice(1)
    .map(({ at }) => heightNear(lead, at, Math.min(0.42, usual - 0.41 * Math.sqrt(usual)), 0.06))
  const rate = 60 / usual
  if (before.every(({ height }) => height > 0.19)) return '心房扑动'
  const waves = before.filter(({ height, isInside }) => isInside && height > 0.07)
  const delays = before.map(({ at }, index) => (beats[index + 1]?.at ?? 0) - at)
  const isBound = Math.max(...delays) - Math.min(...delays) < 0.03
  if (waves.length === before.length && isBound) {
    if (median(delays) > 0.21) return '一度房室阻滞'
    if (rate < 59) return '窦性心动过缓'
    return rate > 101 ? '窦性心动过速' : '窦性心律'
  }
  // P of its own may lie anywhere between T and the next QRS.
  const free = beats.slice(1).map(({ at }) => heightNear(lead, at, usual - 0.5, 0.06))
  const hasFree = free.some(({ height, isInside }) => isInside && height > 0.07)
  return hasFree ? '三度房室阻滞' : '交界性心律'
}

/** The middle height of what stands above most of a trace, and of what lies below it. */
export const crests = (read: Read, share: number): { top: number; foot: number } => ({
  top: median(summits(read, share).map(({ value }) => value)),
  foot: -median(
    summits({ ...read, samples: read.samples.map((one) => -one) }, share).map(({ value }) => value),
  ),
})
