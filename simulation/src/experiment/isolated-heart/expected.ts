import {
  peak,
  rate,
  trough,
  type Event,
  type Expectation,
  type ExpectedRow,
  type Timed,
  type Trace,
} from '#experiment/engine'
import { sources } from './sources.ts'

const prepared: readonly Timed[] = (
  ['pith', 'expose', 'cannulate', 'mount', 'calibrate'] as const
).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const drop = (drug: string, drops = 1): Event => ({
  kind: 'drug',
  drug,
  dose: 0.05 * drops,
  unit: 'mL',
  route: 'bath',
})
const fill = (solution: string): Event => ({ kind: 'solution', solution })

const height = (trace: Trace, from: number, to: number): number =>
  peak(trace, from, to).value - trough(trace, from, to).value
const amplitude = (read: (channel: string) => Trace): number =>
  height(read('tension'), 45, 58) / height(read('tension'), 8, 19)
const rateOf = (trace: Trace, from: number, to: number): number => rate(trace, from, to, 0.15)
const pace = (read: (channel: string) => Trace): number =>
  rateOf(read('tension'), 42, 59) / rateOf(read('tension'), 5, 19)
const tone = (read: (channel: string) => Trace): number =>
  trough(read('tension'), 45, 58).value - trough(read('tension'), 8, 19).value

const row = (
  zh: string,
  lo: number,
  hi: number,
  source: string,
  read: ExpectedRow['read'],
  unit = '倍',
): ExpectedRow => ({ zh, unit, lo, hi, source, read })

/** One reagent after another from 20 s on, 5 s between; measured from 45 s, washed out at 60 s. */
const after = (zh: string, deeds: readonly Event[], rows: readonly ExpectedRow[]): Expectation => ({
  zh,
  events: [
    ...prepared,
    ...deeds.map((event, n): Timed => ({ at: 20 + 5 * n, event })),
    { at: 60, event: fill('ringer') },
  ],
  until: 100,
  rows: [
    ...rows,
    row(
      '换回任氏液后振幅/原振幅',
      0.85,
      1.15,
      sources.washed,
      (read) => height(read('tension'), 88, 99) / height(read('tension'), 8, 19),
    ),
  ],
})

/** What the field has found on a frog’s heart on a Straub cannula. */
export const isolatedHeartExpected: readonly Expectation[] = [
  after(
    '0.65 % 氯化钠',
    [fill('sodium-chloride-0.65%')],
    [
      row(
        '心率（给药前）',
        30,
        60,
        sources.rate,
        (read) => rateOf(read('tension'), 5, 19),
        '次/分',
      ),
      row('振幅', 0, 0.5, sources.saline, amplitude),
    ],
  ),
  after(
    '无钙任氏液',
    [fill('calcium-free-ringer')],
    [row('振幅', 0, 0.4, sources.calciumFree, amplitude)],
  ),
  after(
    '2 % 氯化钙 1 滴',
    [drop('calcium-chloride-2%')],
    [
      row('振幅', 1.15, 2, sources.calcium, amplitude),
      row('心率', 0.9, 1.15, sources.calciumRate, pace),
    ],
  ),
  after(
    '2 % 氯化钙 6 滴（钙僵）',
    [drop('calcium-chloride-2%', 6)],
    [
      row('振幅', 0, 0.15, sources.rigor, amplitude),
      row('舒张末张力升高', 3, 12, sources.rigor, tone, 'g'),
    ],
  ),
  after(
    '1 % 氯化钾 1 滴',
    [drop('potassium-chloride-1%')],
    [
      row('振幅', 0.2, 0.8, sources.potassium, amplitude),
      row('心率', 0.6, 1.02, sources.potassiumRate, pace),
    ],
  ),
  after(
    '1 % 氯化钾 5 滴（停搏）',
    [drop('potassium-chloride-1%', 5)],
    [
      row('振幅', 0, 0.06, sources.arrest, amplitude),
      row('舒张末张力改变', -0.5, 0.5, sources.arrest, tone, 'g'),
    ],
  ),
  after(
    '1:10000 肾上腺素 1 滴',
    [drop('adrenaline-1:10000')],
    [
      row('振幅', 1.15, 2, sources.adrenaline, amplitude),
      row('心率', 0.95, 3, sources.adrenalineRate, pace),
    ],
  ),
  after(
    '普萘洛尔后肾上腺素',
    [drop('propranolol-1:1000'), drop('adrenaline-1:10000')],
    [
      row('振幅', 0.85, 1.1, sources.propranolol, amplitude),
      row('心率', 0.95, 1.08, sources.propranololRate, pace),
    ],
  ),
  after(
    '1:100000 乙酰胆碱 1 滴',
    [drop('acetylcholine-1:100000')],
    [
      row('振幅', 0.35, 0.9, sources.acetylcholine, amplitude),
      row('心率', 0.4, 0.98, sources.acetylcholineRate, pace),
    ],
  ),
  after(
    '阿托品后乙酰胆碱',
    [drop('atropine-1:1000'), drop('acetylcholine-1:100000')],
    [
      row('振幅', 0.85, 1.7, sources.atropine, amplitude),
      row('心率', 0.95, 1.05, sources.atropineRate, pace),
    ],
  ),
  after(
    '3 % 乳酸 1 滴',
    [drop('lactic-acid-3%')],
    [row('振幅', 0.05, 0.7, sources.acid, amplitude)],
  ),
  after(
    '乳酸后 2.5 % 碳酸氢钠',
    [drop('lactic-acid-3%'), drop('sodium-bicarbonate-2.5%')],
    [row('振幅', 0.7, 1.15, sources.bicarbonate, amplitude)],
  ),
]
