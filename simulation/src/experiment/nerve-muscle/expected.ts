import {
  crossings,
  peak,
  trough,
  type Expectation,
  type Timed,
  type Trace,
} from '#experiment/engine'
import { sources } from './sources.ts'

const prepared: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'pith' } },
  { at: 0, event: { kind: 'prepare', step: 'mount' } },
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
]

const pulse = (at: number, volts: number, site = 'nerve', milliseconds = 0.5): Timed => ({
  at,
  event: { kind: 'stimulate', site, mode: 'single', volts, milliseconds },
})

const train = (at: number, hertz: number, seconds = 2): Timed => ({
  at,
  event: {
    kind: 'stimulate',
    site: 'nerve',
    mode: 'train',
    volts: 2,
    milliseconds: 0.5,
    hertz,
    seconds,
  },
})

const drug = (at: number, name: string, dose: number): Timed => ({
  at,
  event: { kind: 'drug', drug: name, dose, unit: 'µg', route: 'bath' },
})

/** Tension above rest in the second after a pulse. */
const height = (trace: Trace, at: number): number =>
  peak(trace, at, at + 0.9).value - trough(trace, at - 0.05, at).value

const steps = Array.from({ length: 30 }, (_, at) => 0.1 + at * 0.05)
const weakest = (trace: Trace, share: number): number => {
  const most = height(trace, 1 + 29)
  return steps.find((_, at) => height(trace, 1 + at) > 0.5 + share * (most - 0.5)) ?? Number.NaN
}

/** The ripple of the last half second of a train of 2 s, as a percentage of its height. */
const ripple = (trace: Trace, at: number, hertz: number): number => {
  const top = peak(trace, at + 1.2, at + 2).value
  const rest = trough(trace, at - 0.05, at).value
  return (100 * (top - trough(trace, at + 2 - 1.6 / hertz, at + 2).value)) / (top - rest)
}

const summit = (trace: Trace, at: number): number =>
  peak(trace, at + 1, at + 2.1).value - trough(trace, at - 0.05, at).value

/** Seconds from the peak until only a share of the height is left. */
const fall = (trace: Trace, at: number, share: number): number => {
  const top = peak(trace, at, at + 0.5)
  const rest = trough(trace, at - 0.05, at).value
  const level = rest + share * (top.value - rest)
  for (let n = top.at * trace.rate; n < (at + 0.9) * trace.rate; n += 1)
    if ((trace.samples[n] ?? 0) < level) return n / trace.rate - top.at
  return Number.NaN
}

const rises = (trace: Trace, at: number): number =>
  (crossings(trace, at - 0.05, at + 0.2, 5.4, 5.6)[0] ?? Number.NaN) - at

/** What the field has found on this preparation. */
export const nerveMuscleExpected: readonly Expectation[] = [
  {
    zh: '单刺激，强度由小到大（波宽 0.5 ms）',
    events: [...prepared, ...steps.map((volts, at) => pulse(1 + at, volts))],
    until: 32,
    rows: [
      {
        zh: '阈强度',
        unit: 'V',
        lo: 0.2,
        hi: 0.6,
        source: sources.threshold,
        read: (trace) => weakest(trace('tension'), 0),
      },
      {
        zh: '最大刺激强度',
        unit: 'V',
        lo: 0.55,
        hi: 1.3,
        source: sources.maximal,
        read: (trace) => weakest(trace('tension'), 0.97),
      },
      {
        zh: '阈下刺激的反应',
        unit: 'g',
        lo: 0,
        hi: 0.6,
        source: sources.subthreshold,
        read: (trace) => height(trace('tension'), 1),
      },
    ],
  },
  {
    zh: '最大单刺激',
    events: [...prepared, pulse(1, 2)],
    until: 2.5,
    rows: [
      {
        zh: '潜伏期',
        unit: 'ms',
        lo: 6,
        hi: 14,
        source: sources.latency,
        read: (trace) => 1000 * rises(trace('tension'), 1),
      },
      {
        zh: '收缩期',
        unit: 'ms',
        lo: 30,
        hi: 60,
        source: sources.contraction,
        read: (trace) =>
          1000 * (peak(trace('tension'), 1, 1.5).at - 1 - rises(trace('tension'), 1)),
      },
      {
        zh: '半舒张时间',
        unit: 'ms',
        lo: 25,
        hi: 60,
        source: sources.relaxation,
        read: (trace) => 1000 * fall(trace('tension'), 1, 0.5),
      },
      {
        zh: '单收缩张力',
        unit: 'g',
        lo: 10,
        hi: 300,
        source: sources.twitchForce,
        read: (trace) => height(trace('tension'), 1),
      },
    ],
  },
  {
    zh: '最大强度，频率由低到高，各 2 s',
    events: [
      ...prepared,
      pulse(1, 2),
      ...[4, 12, 30].map((hertz, at) => train(5 + 20 * at, hertz)),
    ],
    until: 50,
    rows: [
      {
        zh: '4 Hz 波动（单收缩）',
        unit: '%',
        lo: 95,
        hi: 106,
        source: sources.single,
        read: (trace) => ripple(trace('tension'), 5, 4),
      },
      {
        zh: '12 Hz 波动（不完全强直）',
        unit: '%',
        lo: 15,
        hi: 85,
        source: sources.unfused,
        read: (trace) => ripple(trace('tension'), 25, 12),
      },
      {
        zh: '30 Hz 波动（完全强直）',
        unit: '%',
        lo: 0,
        hi: 7,
        source: sources.fused,
        read: (trace) => ripple(trace('tension'), 45, 30),
      },
      {
        zh: '完全强直张力/单收缩',
        unit: '倍',
        lo: 1.9,
        hi: 6,
        source: sources.tetanus,
        read: (trace) => summit(trace('tension'), 45) / height(trace('tension'), 1),
      },
    ],
  },
  {
    zh: '筒箭毒碱 40 µg 浸浴 3 min',
    events: [
      ...prepared,
      pulse(1, 2),
      drug(3, 'tubocurarine', 40),
      pulse(183, 2),
      pulse(186, 8, 'muscle', 2),
      drug(190, 'neostigmine', 40),
      pulse(370, 2),
    ],
    until: 372,
    rows: [
      {
        zh: '间接刺激/给药前',
        unit: '倍',
        lo: 0,
        hi: 0.1,
        source: sources.curare,
        read: (trace) => height(trace('tension'), 183) / height(trace('tension'), 1),
      },
      {
        zh: '直接刺激肌肉/给药前',
        unit: '倍',
        lo: 0.5,
        hi: 1.2,
        source: sources.direct,
        read: (trace) => height(trace('tension'), 186) / height(trace('tension'), 1),
      },
    ],
  },
  {
    zh: '30 Hz 强直 50 s（疲劳）',
    events: [...prepared, train(1, 30, 50), pulse(56, 2), pulse(300, 2)],
    until: 302,
    rows: [
      {
        zh: '末/初张力',
        unit: '倍',
        lo: 0.15,
        hi: 0.7,
        source: sources.fatigue,
        read: (trace) =>
          (peak(trace('tension'), 49, 50).value - 5) / (peak(trace('tension'), 1.5, 4).value - 5),
      },
    ],
  },
]
