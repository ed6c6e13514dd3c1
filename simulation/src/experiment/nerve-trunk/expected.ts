import {
  duration,
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
]

const single = (at: number, volts = 1.5): Timed => ({
  at,
  event: { kind: 'stimulate', site: 'nerve', mode: 'single', volts, milliseconds: 0.1 },
})

const double = (at: number, interval: number): Timed => ({
  at,
  event: {
    kind: 'stimulate',
    site: 'nerve',
    mode: 'double',
    volts: 1.5,
    milliseconds: 0.1,
    hertz: 1000 / interval,
  },
})

/** From 0.6 ms after the pulse, when its artefact is over. */
const up = (trace: Trace, at: number) => peak(trace, at + 0.0006, at + 0.01)
const down = (trace: Trace, at: number) => trough(trace, at + 0.0006, at + 0.012)

const volts = Array.from({ length: 40 }, (_, n) => 0.04 + 0.02 * n)
const reached = (trace: Trace, share: number): number => {
  const most = up(trace, 0.1 + 0.05 * 39).value
  const at = volts.findIndex((_, n) => up(trace, 0.1 + 0.05 * n).value > 0.2 + share * (most - 0.2))
  return volts[at] ?? Number.NaN
}

const intervals = Array.from({ length: 40 }, (_, n) => 1 + 0.2 * n)
/** The shortest interval, in ms, at which the second spike has more than a share of the first’s height. */
const recovered = (trace: Trace, share: number): number => {
  const whole = up(trace, 0.1 + 0.05 * 39).value
  const at = intervals.findIndex((interval, n) => {
    const second = 0.1 + 0.05 * n + interval / 1000
    return peak(trace, second + 0.0008, second + 0.0025).value > share * whole
  })
  return intervals[at] ?? Number.NaN
}

/** What the field has found on a frog’s sciatic nerve. */
export const nerveTrunkExpected: readonly Expectation[] = [
  {
    zh: '单刺激，强度由小到大（波宽 0.1 ms）',
    events: [...prepared, ...volts.map((one, n) => single(0.1 + 0.05 * n, one))],
    until: 2.2,
    rows: [
      {
        zh: '阈强度',
        unit: 'V',
        lo: 0.05,
        hi: 0.4,
        source: sources.threshold,
        read: (trace) => reached(trace('first'), 0),
      },
      {
        zh: '最大刺激强度',
        unit: 'V',
        lo: 0.15,
        hi: 1,
        source: sources.maximal,
        read: (trace) => reached(trace('first'), 0.97),
      },
    ],
  },
  {
    zh: '最大单刺激',
    events: [...prepared, single(0.1)],
    until: 0.15,
    rows: [
      {
        zh: '第一相振幅',
        unit: 'mV',
        lo: 3,
        hi: 20,
        source: sources.height,
        read: (trace) => up(trace('first'), 0.1).value,
      },
      {
        zh: '第二相/第一相',
        unit: '倍',
        lo: 0.2,
        hi: 0.9,
        source: sources.secondPhase,
        read: (trace) => -down(trace('first'), 0.1).value / up(trace('first'), 0.1).value,
      },
      {
        zh: '两对电极间传导速度',
        unit: 'm/s',
        lo: 13,
        hi: 53,
        source: sources.velocity,
        read: (trace) => 25 / (1000 * (up(trace('second'), 0.1).at - up(trace('first'), 0.1).at)),
      },
      {
        zh: '第一相时程',
        unit: 'ms',
        lo: 0.4,
        hi: 2,
        source: sources.firstPhase,
        read: (trace) =>
          1000 * duration(trace('first'), 0.1006, 0.11, 0.05 * up(trace('first'), 0.1).value),
      },
    ],
  },
  {
    zh: '双刺激，间隔由短到长',
    events: [...prepared, ...intervals.map((one, n) => double(0.1 + 0.05 * n, one))],
    until: 2.2,
    rows: [
      {
        zh: '绝对不应期',
        unit: 'ms',
        lo: 1,
        hi: 2.2,
        source: sources.absolute,
        read: (trace) => recovered(trace('first'), 0.03),
      },
      {
        zh: '恢复到 95 %',
        unit: 'ms',
        lo: 2.5,
        hi: 6,
        source: sources.recovered,
        read: (trace) => recovered(trace('first'), 0.95),
      },
    ],
  },
  {
    zh: '在第二对电极之间夹伤神经',
    events: [
      ...prepared,
      single(0.1),
      { at: 0.2, event: { kind: 'prepare', step: 'crush' } },
      single(0.3),
    ],
    until: 0.4,
    rows: [
      {
        zh: '第二相/第一相',
        unit: '倍',
        lo: 0,
        hi: 0.04,
        source: sources.crushed,
        read: (trace) => -down(trace('second'), 0.3).value / up(trace('second'), 0.3).value,
      },
      {
        zh: '单相/双相第一相振幅',
        unit: '倍',
        lo: 1,
        hi: 1.8,
        source: sources.monophasic,
        read: (trace) => up(trace('second'), 0.3).value / up(trace('second'), 0.1).value,
      },
    ],
  },
  {
    zh: '普鲁卡因滤纸片 1 mg，3 min',
    events: [
      ...prepared,
      { at: 0.1, event: { kind: 'drug', drug: 'procaine', dose: 1, unit: 'mg', route: 'bath' } },
      single(180),
    ],
    until: 180.1,
    rows: [
      {
        zh: '第二相/第一相',
        unit: '倍',
        lo: 0,
        hi: 0.05,
        source: sources.procaine,
        read: (trace) => -down(trace('second'), 180).value / up(trace('second'), 180).value,
      },
    ],
  },
  {
    zh: '冷却到 10 ℃',
    events: [
      ...prepared,
      single(0.1),
      { at: 0.2, event: { kind: 'temperature', celsius: 10 } },
      single(0.3),
    ],
    until: 0.4,
    rows: [
      {
        zh: '传导速度/20 ℃ 时',
        unit: '倍',
        lo: 0.5,
        hi: 0.8,
        source: sources.cooled,
        read: (trace) => {
          const between = (at: number) => up(trace('second'), at).at - up(trace('first'), at).at
          return between(0.1) / between(0.3)
        },
      },
    ],
  },
]
