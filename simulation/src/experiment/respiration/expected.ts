import { trough, type Expectation } from '#experiment/engine'
import {
  at,
  apnoea,
  cut,
  depthOf,
  euler,
  frequency,
  given,
  manual,
  now,
  preparedBreather,
  report,
  timesDepth,
  timesFrequency,
  timesVentilation,
  vagotomy,
} from './readings.ts'

/** What the field expects of the experiment; ventilation as the product of rate and depth, over the baseline's. */
export const respirationExpected: readonly Expectation[] = [
  {
    zh: '基线',
    events: preparedBreather,
    until: 130,
    rows: [
      {
        zh: '呼吸频率',
        unit: '次/分',
        lo: 36,
        hi: 65,
        source: `${manual}; ${report}`,
        read: frequency(-40, -1),
      },
      {
        zh: '潮气量',
        unit: 'mL',
        lo: 12,
        hi: 26,
        source: 'Crosfill & Widdicombe 1961, J Physiol 158:1 (6–8 mL/kg)',
        read: (trace) => depthOf(trace('breathing'), at - 40, at - 1),
      },
      {
        zh: '吸气末胸膜腔内压',
        unit: 'cmH₂O',
        lo: 4,
        hi: 13,
        source: `${manual} (负压, 绝对值)`,
        read: (trace) => -trough(trace('pleural'), at - 20, at).value,
      },
    ],
  },
  {
    zh: '吸入 5% CO₂',
    events: now({ kind: 'ventilate', gas: { oxygen: 0.2, carbonDioxide: 0.05 } }),
    until: 260,
    rows: [
      {
        zh: '通气量',
        unit: '倍',
        lo: 1.3,
        hi: 3.5,
        source: `${manual}; ${vagotomy}`,
        read: timesVentilation(90, 135),
      },
      { zh: '频率', unit: '倍', lo: 1.02, hi: 1.8, source: manual, read: timesFrequency(90, 135) },
    ],
  },
  {
    zh: '吸入高浓度 CO₂ (30%) 15 s',
    events: given(
      { at, event: { kind: 'ventilate', gas: { oxygen: 0.2, carbonDioxide: 0.3 } } },
      { at: at + 15, event: { kind: 'ventilate', gas: { oxygen: 0.209, carbonDioxide: 0.0004 } } },
    ),
    until: 150,
    rows: [
      { zh: '通气量', unit: '倍', lo: 1.6, hi: 5, source: report, read: timesVentilation(8, 20) },
    ],
  },
  {
    zh: '吸入 10% O₂',
    events: now({ kind: 'ventilate', gas: { oxygen: 0.1, carbonDioxide: 0 } }),
    until: 190,
    rows: [
      {
        zh: '通气量',
        unit: '倍',
        lo: 1.1,
        hi: 2.2,
        source: `${manual}; ${vagotomy}`,
        read: timesVentilation(20, 60),
      },
    ],
  },
  {
    zh: '增大无效腔 10 mL',
    events: now({ kind: 'ventilate', deadSpace: 10 }),
    until: 230,
    rows: [
      { zh: '通气量', unit: '倍', lo: 1.2, hi: 3, source: manual, read: timesVentilation(60, 108) },
    ],
  },
  {
    zh: '3% 乳酸 2 mL',
    events: now({ kind: 'drug', drug: 'lactic-acid', dose: 60, unit: 'mg', route: 'iv' }),
    until: 180,
    rows: [
      {
        zh: '通气量',
        unit: '倍',
        lo: 1.08,
        hi: 2.2,
        source: manual,
        read: timesVentilation(3, 19),
      },
    ],
  },
  {
    zh: '切断一侧迷走神经',
    events: given(cut('left-vagus')),
    until: 190,
    rows: [
      { zh: '频率', unit: '倍', lo: 0.7, hi: 0.98, source: vagotomy, read: timesFrequency(10, 60) },
    ],
  },
  {
    zh: '切断双侧迷走神经',
    events: given(cut('left-vagus'), cut('right-vagus')),
    until: 190,
    rows: [
      {
        zh: '频率',
        unit: '倍',
        lo: 0.4,
        hi: 0.75,
        source: `${vagotomy}; ${euler}`,
        read: timesFrequency(10, 60),
      },
      {
        zh: '潮气量',
        unit: '倍',
        lo: 1.3,
        hi: 2,
        source: `${vagotomy}; ${euler}`,
        read: timesDepth(10, 60),
      },
    ],
  },
  {
    zh: '双侧迷走切断后吸入 5% CO₂',
    events: given(cut('left-vagus', 50), cut('right-vagus', 50), {
      at,
      event: { kind: 'ventilate', gas: { oxygen: 0.2, carbonDioxide: 0.05 } },
    }),
    until: 260,
    rows: [
      {
        zh: '频率',
        unit: '倍',
        lo: 0.95,
        hi: 1.3,
        source: `${vagotomy}: depth, not rate`,
        read: timesFrequency(60, 135),
      },
      { zh: '潮气量', unit: '倍', lo: 1.2, hi: 2.4, source: vagotomy, read: timesDepth(60, 135) },
    ],
  },
  {
    zh: '刺激左迷走神经中枢端 20 Hz',
    events: given(cut('left-vagus', 50), {
      at,
      event: {
        kind: 'stimulate',
        site: 'left-vagus-central',
        mode: 'train',
        volts: 3,
        milliseconds: 1,
        hertz: 20,
        seconds: 15,
      },
    }),
    until: 150,
    rows: [
      {
        zh: '频率',
        unit: '倍',
        lo: 0,
        hi: 0.7,
        source: `${manual}; ${euler}`,
        read: timesFrequency(1, 14),
      },
    ],
  },
  {
    zh: '肺内注气 30 mL',
    events: now({ kind: 'inflate', millilitres: 30 }),
    until: 140,
    rows: [
      {
        zh: '呼吸暂停',
        unit: 's',
        lo: 2,
        hi: 8,
        source: 'Hering & Breuer 1868; 《机能实验学》',
        read: apnoea,
      },
    ],
  },
]
