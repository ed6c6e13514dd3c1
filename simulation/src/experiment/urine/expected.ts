import {
  crossings,
  mean,
  peak,
  type Event,
  type Expectation,
  type Reading,
  type Timed,
} from '#experiment/engine'
import { sources } from './sources.ts'

/** The preparation in the order of the textbook, in time for a baseline from 240 s on. */
export const preparedForUrine: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'anaesthetise', amount: 5 } },
  { at: 0, event: { kind: 'prepare', step: 'expel-air' } },
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 30, event: { kind: 'prepare', step: 'heparinise', amount: 1000 } },
  { at: 30, event: { kind: 'prepare', step: 'expose' } },
  { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
  { at: 40, event: { kind: 'prepare', step: 'mount' } },
]

const at = 360

/** Flow in a stretch over the flow in the two minutes before. */
const times =
  (from: number, to: number): Reading =>
  (trace) =>
    mean(trace('flow'), at + from, at + to) / mean(trace('flow'), at - 120, at)

/** The highest (1) or lowest (-1) minute within a stretch, over the flow before: as drops are counted by minutes. */
const extreme =
  (from: number, to: number, sign: 1 | -1): Reading =>
  (trace) => {
    let most = -Infinity
    for (let t = from; t + 60 <= to; t += 10) {
      const value = sign * times(t, t + 60)(trace)
      if (value > most) most = value
    }
    return sign * most
  }

const given = (...events: readonly Timed[]): readonly Timed[] => [...preparedForUrine, ...events]
const now = (event: Event): readonly Timed[] => given({ at, event })

/** What the field expects of the experiment; flows over the baseline's. */
export const urineExpected: readonly Expectation[] = [
  {
    zh: '基线',
    events: preparedForUrine,
    until: 370,
    rows: [
      {
        zh: '尿量',
        unit: '滴/分',
        lo: 2,
        hi: 70,
        source: sources.flow,
        read: (trace) => crossings(trace('drops'), at - 240, at, 0.3, 0.6).length / 4,
      },
      {
        zh: 'MAP',
        unit: 'mmHg',
        lo: 70,
        hi: 118,
        source: sources.pressure,
        read: (trace) => mean(trace('pressure'), at - 60, at),
      },
      {
        zh: '尿糖',
        unit: 'mmol/L',
        lo: 0,
        hi: 1,
        source: sources.noGlucose,
        read: (trace) => mean(trace('urine-glucose'), at - 60, at),
      },
    ],
  },
  {
    zh: '生理盐水 20 mL',
    events: now({ kind: 'infuse', fluid: 'saline', millilitres: 20, seconds: 30 }),
    until: 660,
    rows: [
      {
        zh: '尿量峰值',
        unit: '倍',
        lo: 1.5,
        hi: 3.4,
        source: sources.saline,
        read: extreme(0, 300, 1),
      },
    ],
  },
  {
    zh: '20% 葡萄糖 5 mL',
    events: now({ kind: 'infuse', fluid: 'glucose-20', millilitres: 5, seconds: 20 }),
    until: 660,
    rows: [
      {
        zh: '尿量峰值',
        unit: '倍',
        lo: 1.8,
        hi: 5,
        source: sources.glucose,
        read: extreme(0, 180, 1),
      },
      {
        zh: '尿糖峰值',
        unit: 'mmol/L',
        lo: 55,
        hi: 400,
        source: sources.urineGlucose,
        read: (trace) => peak(trace('urine-glucose'), at, at + 300).value,
      },
    ],
  },
  {
    zh: '去甲肾上腺素 30 µg',
    events: now({ kind: 'drug', drug: 'noradrenaline', dose: 30, unit: 'µg', route: 'iv' }),
    until: 480,
    rows: [
      {
        zh: '尿量最低',
        unit: '倍',
        lo: 0.15,
        hi: 0.75,
        source: sources.noradrenaline,
        read: extreme(0, 80, -1),
      },
    ],
  },
  {
    zh: '呋塞米 5 mg/kg',
    events: now({ kind: 'drug', drug: 'furosemide', dose: 12.5, unit: 'mg', route: 'iv' }),
    until: 720,
    rows: [
      {
        zh: '尿量峰值',
        unit: '倍',
        lo: 2.5,
        hi: 12,
        source: sources.furosemide,
        read: extreme(0, 360, 1),
      },
    ],
  },
  {
    zh: '垂体后叶素 2 U',
    events: now({ kind: 'drug', drug: 'vasopressin', dose: 2, unit: 'U', route: 'iv' }),
    until: 600,
    rows: [
      {
        zh: '尿量',
        unit: '倍',
        lo: 0.15,
        hi: 0.75,
        source: sources.vasopressin,
        read: times(60, 240),
      },
    ],
  },
  {
    zh: '刺激迷走神经外周端 (MAP < 50 mmHg)',
    events: given(
      { at: 60, event: { kind: 'cut', nerve: 'right-vagus' } },
      {
        at,
        event: {
          kind: 'stimulate',
          site: 'right-vagus-peripheral',
          mode: 'train',
          volts: 6,
          milliseconds: 1,
          hertz: 40,
          seconds: 30,
        },
      },
    ),
    until: 420,
    rows: [
      {
        zh: 'MAP',
        unit: 'mmHg',
        lo: 15,
        hi: 50,
        source: sources.vagalPressure,
        read: (trace) => mean(trace('pressure'), at + 4, at + 28),
      },
      { zh: '尿量', unit: '倍', lo: 0, hi: 0.3, source: sources.vagal, read: times(6, 30) },
    ],
  },
  {
    zh: '放血 30 mL',
    events: now({ kind: 'bleed', millilitres: 30, seconds: 30 }),
    until: 600,
    rows: [
      {
        zh: '尿量',
        unit: '倍',
        lo: 0,
        hi: 0.7,
        source: sources.bled,
        read: times(60, 240),
      },
    ],
  },
]
