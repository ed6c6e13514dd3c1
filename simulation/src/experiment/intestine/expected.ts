import type { Expectation } from '#experiment/engine'
import { at, change, dose, frequency, given, height, over, preparedGut } from './readings.ts'
import { sources } from './sources.ts'

const until = 560

/** What the field expects of the experiment; doses into a bath of 20 mL. */
export const intestineExpected: readonly Expectation[] = [
  {
    zh: '基线 (38 ℃ 台氏液)',
    events: preparedGut,
    until: 430,
    rows: [
      {
        zh: '收缩频率',
        unit: '次/分',
        lo: 8,
        hi: 20,
        source: sources.rhythm,
        read: frequency(-110, 0),
      },
      {
        zh: '收缩幅度',
        unit: 'g',
        lo: 0.4,
        hi: 4.5,
        source: sources.height,
        read: height(-110, 0),
      },
    ],
  },
  {
    zh: '1:10000 乙酰胆碱 0.1 mL',
    events: given(dose('acetylcholine', 10, 'µg')),
    until,
    rows: [
      {
        zh: '张力变化',
        unit: 'g',
        lo: 1,
        hi: 7,
        source: sources.acetylcholine,
        read: change(20, 60),
      },
    ],
  },
  {
    zh: '阿托品 0.1 mg 后乙酰胆碱',
    events: given(dose('atropine', 0.1, 'mg', 250), dose('acetylcholine', 10, 'µg')),
    until,
    rows: [
      {
        zh: '张力变化',
        unit: 'g',
        lo: -0.4,
        hi: 0.5,
        source: sources.atropine,
        read: change(0, 110),
      },
    ],
  },
  {
    zh: '1:10000 肾上腺素 0.1 mL',
    events: given(dose('adrenaline', 10, 'µg')),
    until,
    rows: [
      {
        zh: '收缩幅度',
        unit: '倍',
        lo: 0,
        hi: 0.35,
        source: sources.adrenalineHeight,
        read: over(height, 20, 100),
      },
      {
        zh: '张力变化',
        unit: 'g',
        lo: -4,
        hi: -0.2,
        source: sources.adrenalineTone,
        read: change(20, 100),
      },
    ],
  },
  {
    zh: '酚妥拉明加普萘洛尔后肾上腺素',
    events: given(
      dose('phentolamine', 0.1, 'mg', 250),
      dose('propranolol', 0.1, 'mg', 250),
      dose('adrenaline', 10, 'µg'),
    ),
    until,
    rows: [
      {
        zh: '收缩幅度',
        unit: '倍',
        lo: 0.75,
        hi: 1.2,
        source: sources.bothBlocked,
        read: over(height, 20, 120),
      },
    ],
  },
  {
    zh: '1% 氯化钡 0.35 mL',
    events: given(dose('barium-chloride', 3.5, 'mg')),
    until,
    rows: [
      { zh: '张力变化', unit: 'g', lo: 0.8, hi: 7, source: sources.barium, read: change(20, 120) },
    ],
  },
  {
    zh: '阿托品后氯化钡',
    events: given(dose('atropine', 0.1, 'mg', 250), dose('barium-chloride', 3.5, 'mg')),
    until,
    rows: [
      {
        zh: '张力变化',
        unit: 'g',
        lo: 0.8,
        hi: 7,
        source: sources.bariumAtropine,
        read: change(20, 120),
      },
    ],
  },
  {
    zh: '1 mol/L 盐酸 0.1 mL',
    events: given(dose('hydrochloric-acid', 0.1, 'mmol')),
    until,
    rows: [
      {
        zh: '收缩幅度',
        unit: '倍',
        lo: 0.05,
        hi: 0.85,
        source: sources.acid,
        read: over(height, 20, 120),
      },
    ],
  },
  {
    zh: '1 mol/L 氢氧化钠 0.1 mL',
    events: given(dose('sodium-hydroxide', 0.1, 'mmol')),
    until,
    rows: [
      { zh: '张力变化', unit: 'g', lo: 0.15, hi: 4, source: sources.alkali, read: change(20, 120) },
    ],
  },
  {
    zh: '降温至 25 ℃',
    events: given({ at, event: { kind: 'temperature', celsius: 25 } }),
    until: 760,
    rows: [
      {
        zh: '收缩频率',
        unit: '倍',
        lo: 0.15,
        hi: 0.55,
        source: sources.coldRate,
        read: over(frequency, 180, 340),
      },
      {
        zh: '张力变化',
        unit: 'g',
        lo: -3,
        hi: -0.1,
        source: sources.coldTone,
        read: change(180, 340),
      },
    ],
  },
  {
    zh: '无钙台氏液',
    events: given({ at, event: { kind: 'solution', solution: 'calcium-free' } }),
    until,
    rows: [
      {
        zh: '收缩幅度',
        unit: '倍',
        lo: 0,
        hi: 0.15,
        source: sources.calciumFree,
        read: over(height, 60, 120),
      },
    ],
  },
  {
    zh: '新斯的明 6 µg',
    events: given(dose('neostigmine', 6, 'µg')),
    until,
    rows: [
      {
        zh: '张力变化',
        unit: 'g',
        lo: 0.2,
        hi: 5,
        source: sources.neostigmine,
        read: change(40, 120),
      },
    ],
  },
]
