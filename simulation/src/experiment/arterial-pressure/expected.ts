import { mean, peak, trough, type Expectation } from '#experiment/engine'
import { expectedOfDrugs } from './expected-of-drugs.ts'
import {
  at,
  beats,
  beatsBefore,
  beatsChange,
  before,
  change,
  given,
  now,
  preparedRabbit,
  train,
} from './readings.ts'
import { sources } from './sources.ts'

/** What the field expects of the experiment; MAP in mmHg, rates in beats a minute. */
export const arterialPressureExpected: readonly Expectation[] = [
  {
    zh: '基线',
    events: preparedRabbit,
    until: 130,
    rows: [
      { zh: 'MAP', unit: 'mmHg', lo: 85, hi: 115, source: sources.pressure, read: before },
      { zh: 'HR', unit: '次/分', lo: 210, hi: 350, source: sources.rate, read: beatsBefore },
      {
        zh: '脉压',
        unit: 'mmHg',
        lo: 20,
        hi: 50,
        source: sources.pulse,
        read: (trace) =>
          peak(trace('pressure'), at - 3, at - 1).value -
          trough(trace('pressure'), at - 3, at - 1).value,
      },
    ],
  },
  {
    zh: '夹闭右颈总动脉',
    events: now({ kind: 'clamp', site: 'right-carotid', on: true }),
    until: 140,
    rows: [
      {
        zh: 'ΔMAP',
        unit: 'mmHg',
        lo: 4,
        hi: 35,
        source: sources.occlusion,
        read: change(8, 15),
      },
      {
        zh: 'ΔHR',
        unit: '次/分',
        lo: 2,
        hi: 50,
        source: sources.occlusionRate,
        read: beatsChange(8, 15),
      },
    ],
  },
  {
    zh: '牵拉左颈总动脉 50 g',
    events: now({ kind: 'load', site: 'left-carotid', grams: 50 }),
    until: 140,
    rows: [
      {
        zh: 'ΔMAP',
        unit: 'mmHg',
        lo: -35,
        hi: -3,
        source: sources.traction,
        read: change(8, 15),
      },
    ],
  },
  {
    zh: '切断右迷走神经后刺激外周端 20 Hz',
    events: given(
      { at: 60, event: { kind: 'cut', nerve: 'right-vagus' } },
      { at, event: train('right-vagus-peripheral', 20) },
    ),
    until: 150,
    rows: [
      { zh: 'HR', unit: '次/分', lo: 0, hi: 150, source: sources.vagalRate, read: beats(3, 14) },
      {
        zh: 'MAP/基线',
        unit: '倍',
        lo: 0.25,
        hi: 0.85,
        source: sources.vagalPressure,
        read: (trace) => mean(trace('pressure'), at + 2, at + 12) / before(trace),
      },
    ],
  },
  {
    zh: '切断右迷走神经',
    events: now({ kind: 'cut', nerve: 'right-vagus' }),
    until: 145,
    rows: [
      {
        zh: 'ΔHR',
        unit: '次/分',
        lo: 4,
        hi: 45,
        source: sources.cutVagus,
        read: beatsChange(5, 20),
      },
    ],
  },
  {
    zh: '刺激完整减压神经 30 Hz',
    events: now(train('right-depressor', 30)),
    until: 140,
    rows: [
      {
        zh: 'ΔMAP',
        unit: 'mmHg',
        lo: -55,
        hi: -15,
        source: sources.depressor,
        read: change(5, 14),
      },
      {
        zh: 'ΔHR',
        unit: '次/分',
        lo: -120,
        hi: -5,
        source: sources.depressor,
        read: beatsChange(3, 14),
      },
    ],
  },
  {
    zh: '切断减压神经后刺激外周端',
    events: given(
      { at: 60, event: { kind: 'cut', nerve: 'right-depressor' } },
      { at, event: train('right-depressor-peripheral', 30) },
    ),
    until: 140,
    rows: [
      { zh: 'ΔMAP', unit: 'mmHg', lo: -4, hi: 4, source: sources.peripheral, read: change(5, 14) },
    ],
  },
  ...expectedOfDrugs,
]
