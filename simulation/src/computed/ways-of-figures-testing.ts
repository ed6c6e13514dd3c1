import { halfMaximal } from '#experiment'
import {
  crests,
  distances,
  median,
  periodOf,
  readStrip,
  rhythmRead,
  summits,
} from './figure-reading-testing.ts'
import { figureIn, type OtherWay } from './other-ways-testing.ts'

// The keys of what is read off curves once more, from nothing but what is shown.
export const waysOfFigures: Readonly<Record<string, OtherWay>> = {
  'ecg-rate': (_stem, shown) => 60 / periodOf(readStrip(shown), 0.36, 1.6),
  // From where the trace first leaves its rest for P to where it does so for QRS.
  'ecg-pr': (_stem, shown) => {
    const lead = readStrip(shown)
    const [, beat] = summits(lead, 0.62).filter(({ at }) => at > 0.4)
    const top = Math.round((beat?.at ?? 0) / lead.step)
    let start = top
    while (lead.at(start - 1) < lead.at(start) && lead.at(start) > 0.05) start -= 1
    // The QRS engine rises from its small q: 15 ms before it crosses rest upward.
    const begin = beat ? beat.at - 0.47 * 0.09 : Number.NaN
    let wave = start - 8
    for (let at = start - 8; at > start - 85; at -= 1) if (lead.at(at) > lead.at(wave)) wave = at
    return 1_000 * (begin - (wave * lead.step - 0.05))
  },
  // By the sums of what goes up and down in the limb leads, as vectors.
  'ecg-axis': (_stem, shown) => {
    const net = (index: number): number => {
      const lead = readStrip(shown, index)
      return Math.max(...lead.samples) + Math.min(...lead.samples)
    }
    const angle = (Math.atan2((2 * net(2)) / Math.sqrt(3), net(0)) * 180) / Math.PI
    if (angle > 90 && angle <= 180) return '电轴右偏'
    if (angle < -90) return '不确定电轴'
    return angle < -30 ? '电轴左偏' : '电轴不偏'
  },
  'ecg-rhythm': (_stem, shown) => rhythmRead(shown),
  // By the delay at which the second trace is most like the first.
  'nerve-velocity': (stem, shown) => {
    const [one, other] = [0, 1].map((index) => {
      const { samples, step } = readStrip(shown, index)
      const late = samples.map((value, at) => (at * step < 0.6 ? 0 : Math.max(0, value)))
      const top = Math.max(...late)
      // The middle of its summit.
      const upper = late.flatMap((value, at) => (value > 0.95 * top ? [at * step] : []))
      return upper.reduce((sum, at) => sum + at, 0) / upper.length
    })
    return figureIn(stem, /相距([\d.]+) mm/) / ((other ?? 0) - (one ?? 0))
  },
  'tetanus-ratio': (_stem, shown) => {
    const { samples, step } = readStrip(shown)
    const rest = median(samples.slice(0, Math.round(0.4 / step)))
    const most = (from: number, to: number) =>
      Math.max(...samples.slice(Math.round(from / step), Math.round(to / step))) - rest
    return most(2.4, 4.8) / most(0.4, 2)
  },
  'compensatory-pause': (_stem, shown) => {
    // Where contraction begins instead of where it is highest would be another question: the tops alone, by their slopes.
    const { samples, step } = readStrip(shown)
    const tops = samples.flatMap((value, at) =>
      at > 8 &&
      samples.slice(at - 8, at).every((one) => one <= value) &&
      samples.slice(at + 1, at + 9).every((one) => one < value) &&
      value > 0.15 * Math.max(...samples)
        ? [{ at: at * step }]
        : [],
    )
    return Math.max(...distances(tops))
  },
  'rabbit-mean-pressure': (_stem, shown) => {
    const { top, foot } = crests(readStrip(shown), 0.7)
    return foot + (top - foot) / 3
  },
  'rabbit-pulse': (_stem, shown) => 60 / periodOf(readStrip(shown), 0.15, 0.4),
  'rabbit-ventilation': (_stem, shown) => {
    const lead = readStrip(shown)
    const { top, foot } = crests(lead, 0.7)
    return (60 / periodOf(lead, 0.7, 2.6)) * (top - foot)
  },
  'gut-rhythm': (_stem, shown) => 60 / periodOf(readStrip(shown), 2.5, 15),
  // By Hill's plot over all points instead of a line between two.
  'strip-pd2': (_stem, shown) => {
    const { samples, step } = readStrip(shown)
    const level = (from: number, to: number) =>
      median(samples.slice(Math.round(from / step), Math.round(to / step)))
    const base = level(15, 29)
    const nanomoles = [3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000]
    const responses = nanomoles.map((one, at) => ({
      concentration: one * 1e-9,
      response: level(30 + (at + 1) * 30 - 6, 30 + (at + 1) * 30 - 1) - base,
    }))
    return halfMaximal(responses, responses.at(-1)?.response ?? 0).pD2
  },
}
