import type { Expectation } from '#experiment/engine'
import { at, beatsChange, change, dose, extreme, given, now } from './readings.ts'
import { sources } from './sources.ts'

/** What the field expects of drugs and of bleeding; MAP in mmHg, rates in beats a minute. */
export const expectedOfDrugs: readonly Expectation[] = [
  {
    zh: '去甲肾上腺素 30 µg',
    events: now(dose('noradrenaline', 30, 'µg')),
    until: 180,
    rows: [
      {
        zh: 'MAP 峰值 Δ',
        unit: 'mmHg',
        lo: 25,
        hi: 95,
        source: sources.noradrenaline,
        read: extreme(2, 30, 1),
      },
      {
        zh: 'HR 变化',
        unit: '次/分',
        lo: -110,
        hi: -5,
        source: sources.noradrenalineRate,
        read: beatsChange(12, 30),
      },
    ],
  },
  {
    zh: '肾上腺素 30 µg',
    events: now(dose('adrenaline', 30, 'µg')),
    until: 180,
    rows: [
      {
        zh: 'MAP 峰值 Δ',
        unit: 'mmHg',
        lo: 12,
        hi: 85,
        source: sources.adrenaline,
        read: extreme(2, 30, 1),
      },
    ],
  },
  {
    zh: '乙酰胆碱 3 µg',
    events: now(dose('acetylcholine', 3, 'µg')),
    until: 150,
    rows: [
      {
        zh: 'MAP 最低 Δ',
        unit: 'mmHg',
        lo: -55,
        hi: -15,
        source: sources.acetylcholine,
        read: extreme(0, 15, -1),
      },
    ],
  },
  {
    zh: '阿托品 0.5 mg 后乙酰胆碱 3 µg',
    events: given(
      { at: 60, event: dose('atropine', 0.5, 'mg') },
      { at, event: dose('acetylcholine', 3, 'µg') },
    ),
    until: 150,
    rows: [
      {
        zh: 'MAP 最低 Δ',
        unit: 'mmHg',
        lo: -6,
        hi: 1,
        source: sources.blocked,
        read: extreme(0, 15, -1),
      },
    ],
  },
  {
    zh: '酚妥拉明 2.5 mg 后肾上腺素 30 µg (翻转)',
    events: given(
      { at: 60, event: dose('phentolamine', 2.5, 'mg') },
      { at, event: dose('adrenaline', 30, 'µg') },
    ),
    until: 160,
    rows: [
      {
        zh: 'MAP 最低 Δ',
        unit: 'mmHg',
        lo: -45,
        hi: -3,
        source: sources.reversal,
        read: extreme(2, 30, -1),
      },
    ],
  },
  {
    zh: '酚妥拉明 2.5 mg 后去甲肾上腺素 30 µg',
    events: given(
      { at: 60, event: dose('phentolamine', 2.5, 'mg') },
      { at, event: dose('noradrenaline', 30, 'µg') },
    ),
    until: 160,
    rows: [
      {
        zh: 'MAP 峰值 Δ',
        unit: 'mmHg',
        lo: -5,
        hi: 25,
        source: sources.alphaBlocked,
        read: extreme(2, 30, 1),
      },
    ],
  },
  {
    zh: '放血 30 mL',
    events: now({ kind: 'bleed', millilitres: 30, seconds: 30 }),
    until: 200,
    rows: [
      {
        zh: 'ΔMAP',
        unit: 'mmHg',
        lo: -40,
        hi: -1,
        source: sources.bled,
        read: change(35, 70),
      },
      {
        zh: 'ΔHR',
        unit: '次/分',
        lo: 2,
        hi: 100,
        source: sources.bledRate,
        read: beatsChange(35, 70),
      },
    ],
  },
]
