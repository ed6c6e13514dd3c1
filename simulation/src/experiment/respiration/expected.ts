import { trough, type Expectation } from '#experiment/engine'
import {
  at,
  apnoea,
  cut,
  depthOf,
  frequency,
  given,
  now,
  preparedBreather,
  timesDepth,
  timesFrequency,
  timesVentilation,
} from './readings.ts'
import { sources } from './sources.ts'

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
        lo: 32,
        hi: 65,
        source: sources.rate,
        read: frequency(-40, -1),
      },
      {
        zh: '潮气量',
        unit: 'mL',
        lo: 10,
        hi: 26,
        source: sources.tidal,
        read: (trace) => depthOf(trace('breathing'), at - 40, at - 1),
      },
      {
        zh: '吸气末胸膜腔内压',
        unit: 'cmH₂O',
        lo: 2.5,
        hi: 10,
        source: sources.pleural,
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
        source: sources.carbonDioxide,
        read: timesVentilation(90, 135),
      },
      {
        zh: '频率',
        unit: '倍',
        lo: 1.02,
        hi: 1.8,
        source: sources.carbonDioxideRate,
        read: timesFrequency(90, 135),
      },
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
      {
        zh: '通气量',
        unit: '倍',
        lo: 1.6,
        hi: 5,
        source: sources.concentrated,
        read: timesVentilation(8, 20),
      },
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
        source: sources.hypoxia,
        read: timesVentilation(20, 60),
      },
    ],
  },
  {
    zh: '增大无效腔 10 mL',
    events: now({ kind: 'ventilate', deadSpace: 10 }),
    until: 230,
    rows: [
      {
        zh: '通气量',
        unit: '倍',
        lo: 1.2,
        hi: 3,
        source: sources.deadSpace,
        read: timesVentilation(60, 108),
      },
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
        source: sources.lactic,
        read: timesVentilation(3, 19),
      },
    ],
  },
  {
    zh: '切断一侧迷走神经',
    events: given(cut('left-vagus')),
    until: 190,
    rows: [
      {
        zh: '频率',
        unit: '倍',
        lo: 0.7,
        hi: 0.98,
        source: sources.oneVagus,
        read: timesFrequency(10, 60),
      },
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
        lo: 0.3,
        hi: 0.75,
        source: sources.bothVagiRate,
        read: timesFrequency(10, 60),
      },
      {
        zh: '潮气量',
        unit: '倍',
        lo: 1.3,
        hi: 2,
        source: sources.bothVagiDepth,
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
        lo: 0.9,
        hi: 1.3,
        source: sources.cutRate,
        read: timesFrequency(60, 135),
      },
      {
        zh: '潮气量',
        unit: '倍',
        lo: 1.2,
        hi: 2.4,
        source: sources.cutDepth,
        read: timesDepth(60, 135),
      },
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
        source: sources.central,
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
        source: sources.inflation,
        read: apnoea,
      },
    ],
  },
]
