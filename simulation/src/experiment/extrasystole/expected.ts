import {
  crossings,
  peak,
  trough,
  type Expectation,
  type Timed,
  type Trace,
} from '#experiment/engine'
import { sources } from './sources.ts'

const prepared: readonly Timed[] = (['pith', 'expose', 'mount', 'calibrate'] as const).map(
  (step) => ({
    at: 0,
    event: { kind: 'prepare', step },
  }),
)

const extra = (delay: number, volts = 8): Timed => ({
  at: 15,
  event: {
    kind: 'stimulate',
    site: 'ventricle-on-beat',
    mode: 'single',
    volts,
    milliseconds: 3,
    delay,
  },
})

/** Seconds of the ventricle’s excitations, by the electrogram’s R. */
const beats = (trace: Trace, from: number, to: number): number[] =>
  crossings(trace, from, to, 0.75, 1.1)
const cycle = (trace: Trace): number => {
  const before = beats(trace, 5, 15)
  return ((before.at(-1) ?? 0) - (before[0] ?? 0)) / (before.length - 1)
}

/** How many beats came before their time. */
const added = (trace: Trace): number => {
  const times = beats(trace, 14, 22)
  const one = cycle(trace)
  return times.filter((time, n) => n > 0 && time - (times[n - 1] ?? 0) < 0.85 * one).length
}

/** From the beat before the extra one to the beat after it, in cycles. */
const around = (trace: Trace): number => {
  const times = beats(trace, 14, 22)
  const one = cycle(trace)
  const at = times.findIndex((time, n) => n > 0 && time - (times[n - 1] ?? 0) < 0.85 * one)
  return ((times[at + 1] ?? Number.NaN) - (times[at - 1] ?? Number.NaN)) / one
}

/** Height of the extra beat, from the valley before it, against that of an ordinary one. */
const height = (read: (channel: string) => Trace, nth: number): number => {
  const times = beats(read('electrogram'), 14, 22)
  const one = cycle(read('electrogram'))
  const at = times.findIndex((time, n) => n > 0 && time - (times[n - 1] ?? 0) < 0.85 * one)
  const from = times[at + nth] ?? Number.NaN
  const tension = read('tension')
  const usual = peak(tension, 5, 14).value - trough(tension, 5, 14).value
  return (peak(tension, from, from + 0.7).value - trough(tension, from, from + 0.08).value) / usual
}

/** What the field has found on a frog’s heart in the chest. */
export const extrasystoleExpected: readonly Expectation[] = [
  {
    zh: '正常心搏',
    events: prepared,
    until: 20,
    rows: [
      {
        zh: '心率',
        unit: '次/分',
        lo: 30,
        hi: 60,
        source: sources.rate,
        read: (trace) => 60 / cycle(trace('electrogram')),
      },
      {
        zh: '心搏幅度',
        unit: 'g',
        lo: 1.5,
        hi: 8,
        source: sources.height,
        read: (trace) =>
          peak(trace('tension'), 5, 15).value - trough(trace('tension'), 5, 15).value,
      },
    ],
  },
  {
    zh: '收缩期刺激（有效不应期）',
    events: [...prepared, extra(0.3, 10)],
    until: 25,
    rows: [
      {
        zh: '增加的搏动',
        unit: '次',
        lo: 0,
        hi: 0,
        source: sources.refractory,
        read: (trace) => added(trace('electrogram')),
      },
    ],
  },
  {
    zh: '舒张早期刺激',
    events: [...prepared, extra(0.72)],
    until: 25,
    rows: [
      {
        zh: '期前收缩前后两搏的间隔（完全代偿为 2）',
        unit: '周期',
        lo: 1.94,
        hi: 2.06,
        source: sources.compensated,
        read: (trace) => around(trace('electrogram')),
      },
      {
        zh: '期前收缩幅度/正常',
        unit: '倍',
        lo: 0.1,
        hi: 0.85,
        source: sources.early,
        read: (trace) => height(trace, 0),
      },
      {
        zh: '代偿间歇后第一搏/正常',
        unit: '倍',
        lo: 1,
        hi: 1.4,
        source: sources.potentiated,
        read: (trace) => height(trace, 1),
      },
    ],
  },
  {
    zh: '舒张晚期刺激',
    events: [...prepared, extra(0.9)],
    until: 25,
    rows: [
      {
        zh: '期前收缩前后两搏的间隔（完全代偿为 2）',
        unit: '周期',
        lo: 1.94,
        hi: 2.06,
        source: sources.compensated,
        read: (trace) => around(trace('electrogram')),
      },
      {
        zh: '期前收缩幅度/正常',
        unit: '倍',
        lo: 0.4,
        hi: 1,
        source: sources.late,
        read: (trace) => height(trace, 0),
      },
    ],
  },
  {
    zh: '刺激迷走交感干 20 Hz',
    events: [
      ...prepared,
      {
        at: 15,
        event: {
          kind: 'stimulate',
          site: 'vagus',
          mode: 'train',
          volts: 5,
          milliseconds: 1,
          hertz: 20,
          seconds: 10,
        },
      },
    ],
    until: 45,
    rows: [
      {
        zh: '刺激中心率',
        unit: '次/分',
        lo: 0,
        hi: 25,
        source: sources.vagus,
        read: (trace) => 7.5 * beats(trace('electrogram'), 17, 25).length,
      },
      {
        zh: '停止 10 s 后心率/前',
        unit: '倍',
        lo: 0.85,
        hi: 1.15,
        source: sources.afterVagus,
        read: (trace) =>
          (beats(trace('electrogram'), 35, 45).length / 10) * cycle(trace('electrogram')),
      },
    ],
  },
  {
    zh: '斯氏第一结扎',
    events: [...prepared, { at: 15, event: { kind: 'clamp', site: 'first-stannius', on: true } }],
    until: 180,
    rows: [
      {
        zh: '停搏时间',
        unit: 's',
        lo: 3,
        hi: 150,
        source: sources.stannius,
        read: (trace) => (beats(trace('electrogram'), 18, 180)[0] ?? 180) - 15,
      },
      {
        zh: '恢复后心率/前',
        unit: '倍',
        lo: 0.2,
        hi: 0.6,
        source: sources.junction,
        read: (trace) =>
          (beats(trace('electrogram'), 120, 180).length / 60) * cycle(trace('electrogram')),
      },
    ],
  },
]
