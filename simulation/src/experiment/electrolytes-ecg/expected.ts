import type { Expectation, ExpectedRow, Timed, Trace } from '#experiment/engine'
import {
  averaged,
  heartbeats,
  pOf,
  qrsOf,
  qtOf,
  rOf,
  sampled,
  tOf,
  tWidthOf,
  type Beat,
} from '#experiment/reading-off'
import { sources } from './sources.ts'

const prepared: readonly Timed[] = (
  ['anaesthetise', 'mount', 'cannulate', 'calibrate'] as const
).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const inject = (at: number, drug: string, dose = 2): Timed => ({
  at,
  event: { kind: 'drug', drug, dose, unit: 'mL', route: 'iv' },
})

const first = 'potassium-chloride-2%'
const second = 'potassium-chloride-5%'

type Read = (channel: string) => Trace
const row = (
  zh: string,
  unit: string,
  lo: number,
  hi: number,
  source: string,
  read: (read: Read) => number,
): ExpectedRow => ({ zh, unit, lo, hi, source, read })
const beat = (read: Read, from: number, to: number): Beat => averaged(read('lead'), from, to)
/** A figure between two cursors over the same before anything was given. */
const against =
  (of: (beat: Beat) => number, from: number, to: number) =>
  (read: Read): number =>
    of(beat(read, from, to)) / of(beat(read, 2, 9))

/** What the field has found on rabbits. */
export const electrolytesEcgExpected: readonly Expectation[] = [
  {
    zh: '正常Ⅱ导联',
    events: prepared,
    until: 10,
    rows: [
      row('心率', '次/分', 198, 330, sources.rate, (read) => 60_000 / beat(read, 2, 9).cycle),
      row('QRS 时限', 'ms', 20, 60, sources.qrs, (read) => qrsOf(beat(read, 2, 9))),
      row('QT 间期', 'ms', 80, 160, sources.qt, (read) => qtOf(beat(read, 2, 9))),
      row('R 波', 'mV', 0.03, 0.39, sources.r, (read) => rOf(beat(read, 2, 9))),
      row('T 波', 'mV', 0.05, 0.17, sources.t, (read) => tOf(beat(read, 2, 9))),
      row('P 波', 'mV', 0.04, 0.12, sources.p, (read) => pOf(beat(read, 2, 9))),
      row('血钾', 'mmol/L', 3.6, 6.9, sources.potassium, (read) => sampled(read('potassium'), 5)),
    ],
  },
  {
    zh: '2 % 氯化钾 2 mL，两次',
    events: [...prepared, inject(10, first), inject(40, first)],
    until: 60,
    rows: [
      row('血钾', 'mmol/L', 5.5, 8.5, sources.raised, (read) => sampled(read('potassium'), 56)),
      row('T 波/原高', '倍', 1.2, 4, sources.peaked, against(tOf, 52, 59)),
      row('T 波半宽/原宽', '倍', 0.3, 0.9, sources.narrow, against(tWidthOf, 52, 59)),
      row('QT 间期/原长', '倍', 0.6, 0.97, sources.shortened, against(qtOf, 52, 59)),
    ],
  },
  {
    zh: '再给 5 % 氯化钾 0.7 mL',
    events: [...prepared, inject(10, first), inject(40, first), inject(100, second, 0.7)],
    until: 125,
    rows: [
      row('血钾', 'mmol/L', 7.5, 9, sources.moderate, (read) => sampled(read('potassium'), 118)),
      row('P 波/原高', '倍', 0, 0.6, sources.moderateP, against(pOf, 112, 124)),
      row('QRS 时限/原时限', '倍', 1.05, 2, sources.moderateQrs, against(qrsOf, 112, 124)),
    ],
  },
  {
    zh: '再给 5 % 氯化钾 1.2 mL',
    events: [...prepared, inject(10, first), inject(40, first), inject(100, second, 1.2)],
    until: 125,
    rows: [
      row('血钾', 'mmol/L', 8, 13.5, sources.severe, (read) => sampled(read('potassium'), 118)),
      row('P 波/原高', '倍', -0.3, 0.35, sources.severeP, against(pOf, 112, 124)),
      row('QRS 时限/原时限', '倍', 1.3, 4, sources.severeQrs, against(qrsOf, 112, 124)),
      row(
        '心率/原心率',
        '倍',
        0.4,
        0.95,
        sources.slowed,
        (read) => beat(read, 2, 9).cycle / beat(read, 112, 124).cycle,
      ),
    ],
  },
  {
    zh: '同上，继以 5 % 氯化钙 4 mL',
    events: [
      ...prepared,
      inject(10, first),
      inject(40, first),
      inject(100, second, 1.2),
      inject(125, 'calcium-chloride-5%', 4),
    ],
    until: 160,
    rows: [
      row(
        '给钙后 QRS/给钙前',
        '倍',
        0.3,
        0.85,
        sources.rescued,
        (read) => qrsOf(beat(read, 142, 155)) / qrsOf(beat(read, 112, 124)),
      ),
    ],
  },
  {
    zh: '10 % 氯化钾 2 mL/kg',
    events: [...prepared, inject(10, 'potassium-chloride-10%', 5)],
    until: 60,
    rows: [
      row(
        '50 s 时的整齐心搏',
        '次/分',
        0,
        0,
        sources.arrested,
        (read) => 12 * heartbeats(read('lead'), 50, 55).length,
      ),
    ],
  },
  {
    zh: '葡萄糖-胰岛素 7 mL/kg，20 min',
    events: [...prepared, inject(10, 'glucose-insulin', 17.5)],
    until: 1210,
    rows: [
      row(
        '血钾下降',
        'mmol/L',
        0.4,
        2.2,
        sources.insulin,
        (read) => sampled(read('potassium'), 5) - sampled(read('potassium'), 1200),
      ),
      row('T 波/原高', '倍', 0.3, 0.97, sources.flattened, against(tOf, 1195, 1208)),
    ],
  },
  {
    zh: '3.8 % 枸橼酸钠 4 mL',
    events: [...prepared, inject(10, 'sodium-citrate-3.8%', 4)],
    until: 60,
    rows: [
      row(
        '离子钙/原来',
        '倍',
        0.2,
        0.8,
        sources.citrate,
        (read) => sampled(read('calcium'), 50) / sampled(read('calcium'), 5),
      ),
      row('QT 间期/原长', '倍', 1.02, 1.6, sources.citrateQt, against(qtOf, 45, 58)),
    ],
  },
]
