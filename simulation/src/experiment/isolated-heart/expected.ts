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

const toads = '蟾蜍心脏灌流（Straub 法，均数）'
const frogs = '离体蛙心灌流学生实验报告'

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
      '《机能实验学》: 换液后恢复',
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
        `${toads} 44～51；${frogs} 34`,
        (read) => rateOf(read('tension'), 5, 19),
        '次/分',
      ),
      row('振幅', 0, 0.4, `${frogs}: 1.4 → 0.5 g；《机能实验学》: 渐停`, amplitude),
    ],
  ),
  after(
    '无钙任氏液',
    [fill('calcium-free-ringer')],
    [row('振幅', 0, 0.4, `${toads}: 4.1 → 1.0 g`, amplitude)],
  ),
  after(
    '2 % 氯化钙 1 滴',
    [drop('calcium-chloride-2%')],
    [
      row('振幅', 1.15, 2, `${toads}: ×1.4；${frogs}: ×1.7`, amplitude),
      row('心率', 0.9, 1.15, `${toads}: 51.1 → 50.7`, pace),
    ],
  ),
  after(
    '2 % 氯化钙 6 滴（钙僵）',
    [drop('calcium-chloride-2%', 6)],
    [
      row('振幅', 0, 0.15, 'S. Ringer 1883；《机能实验学》: 停于收缩期', amplitude),
      row('舒张末张力升高', 3, 12, '同上', tone, 'g'),
    ],
  ),
  after(
    '1 % 氯化钾 1 滴',
    [drop('potassium-chloride-1%')],
    [
      row('振幅', 0.2, 0.8, `${toads}: ×0.33；${frogs}`, amplitude),
      row('心率', 0.6, 1.02, `${toads}: 46.1 → 45.5；《机能实验学》: 减慢`, pace),
    ],
  ),
  after(
    '1 % 氯化钾 5 滴（停搏）',
    [drop('potassium-chloride-1%', 5)],
    [
      row('振幅', 0, 0.06, 'S. Ringer 1883；《机能实验学》: 停于舒张期', amplitude),
      row('舒张末张力改变', -0.5, 0.3, '同上', tone, 'g'),
    ],
  ),
  after(
    '1:10000 肾上腺素 1 滴',
    [drop('adrenaline-1:10000')],
    [
      row('振幅', 1.15, 2, `${toads}: ×1.42`, amplitude),
      row('心率', 1, 1.8, `${toads}: ×1.0；Frog heart LabTutor: 33 → 94`, pace),
    ],
  ),
  after(
    '普萘洛尔后肾上腺素',
    [drop('propranolol-1:1000'), drop('adrenaline-1:10000')],
    [
      row('振幅', 0.85, 1.1, `${toads}: ×1.0`, amplitude),
      row('心率', 0.95, 1.08, `${toads}: 46.3 → 46.1`, pace),
    ],
  ),
  after(
    '1:100000 乙酰胆碱 1 滴',
    [drop('acetylcholine-1:100000')],
    [
      row('振幅', 0.35, 0.9, `${toads}: ×0.56`, amplitude),
      row('心率', 0.4, 0.98, `${toads}: ×0.97；Frog heart LabTutor: 55 → 33`, pace),
    ],
  ),
  after(
    '阿托品后乙酰胆碱',
    [drop('atropine-1:1000'), drop('acetylcholine-1:100000')],
    [
      row('振幅', 0.85, 1.1, `${toads}: 不再减弱`, amplitude),
      row('心率', 0.95, 1.05, `${toads}: 45.4 → 45.5`, pace),
    ],
  ),
  after(
    '3 % 乳酸 1 滴',
    [drop('lactic-acid-3%')],
    [row('振幅', 0.05, 0.7, '《机能实验学》: 减弱', amplitude)],
  ),
  after(
    '乳酸后 2.5 % 碳酸氢钠',
    [drop('lactic-acid-3%'), drop('sodium-bicarbonate-2.5%')],
    [row('振幅', 0.7, 1.15, '《机能实验学》: 恢复', amplitude)],
  ),
]
