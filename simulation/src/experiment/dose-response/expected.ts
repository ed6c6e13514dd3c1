import { exp10 } from '#arithmetic'
import { mean, peak, type Expectation, type Reading, type Timed } from '#experiment/engine'
import { halfMaximal, schild, type Response } from './schild.ts'
import { sources } from './sources.ts'

/** The strip under 1 g in aerated Tyrode's solution at 37 °C, settled by 300 s. */
export const preparedStrip: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 0, event: { kind: 'temperature', celsius: 37 } },
  { at: 0, event: { kind: 'ventilate', gas: { oxygen: 0.95, carbonDioxide: 0.05 } } },
  { at: 1, event: { kind: 'prepare', step: 'mount' } },
  { at: 2, event: { kind: 'load', site: 'strip', grams: 1 } },
]

const bath = 0.02
const half = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000]
/** Seconds between two doses of a cumulative curve. */
const each = 30

/** Cumulative doses from a time on: each brings the bath to the next concentration, nmol/L; then it is washed three times. */
const curve = (drug: string, from: number, levels: readonly number[]): readonly Timed[] => [
  ...levels.map((level, n): Timed => ({
    at: from + n * each,
    event: {
      kind: 'drug',
      drug,
      dose: (level - (levels[n - 1] ?? 0)) * bath,
      unit: 'nmol',
      route: 'bath',
    },
  })),
  ...[0, 20, 40].map((later): Timed => ({
    at: from + levels.length * each + later,
    event: { kind: 'solution', solution: 'tyrode' },
  })),
]

/** What each dose of a curve did, above the tension before it. */
const read =
  (from: number, levels: readonly number[]) =>
  (trace: Parameters<Reading>[0]): readonly Response[] => {
    const tension = trace('tension')
    const base = mean(tension, from - 15, from - 1)
    return levels.map((level, n) => ({
      concentration: level * 1e-9,
      response: mean(tension, from + (n + 1) * each - 6, from + (n + 1) * each - 1) - base,
    }))
  }

const most = (responses: readonly Response[]): number => {
  let highest = 0
  for (const { response } of responses) if (response > highest) highest = response
  return highest
}

const span = half.length * each
/** A control curve and three under a rising antagonist, each after 20 min with it. */
const shifted = (agonist: string, antagonist: string, doses: readonly number[]) => {
  const first = 300
  const starts = doses.map((_, n) => first + (n + 1) * (span + 1560))
  const events: Timed[] = [...preparedStrip, ...curve(agonist, first, half)]
  for (const [n, start] of starts.entries())
    events.push(
      {
        at: start - 1200,
        event: {
          kind: 'drug',
          drug: antagonist,
          dose: (doses[n] ?? 0) * bath,
          unit: 'nmol',
          route: 'bath',
        },
      },
      ...curve(agonist, start, half),
    )
  const analysed = (trace: Parameters<Reading>[0]) => {
    const control = read(first, half)(trace)
    const top = most(control)
    const rest = halfMaximal(control, top).pD2
    return schild(
      starts.map((start, n) => {
        const { pD2 } = halfMaximal(read(start, half)(trace), top)
        return { antagonist: (doses[n] ?? 0) * 1e-9, doseRatio: exp10(rest - pD2) }
      }),
    )
  }
  return { events, until: (starts.at(-1) ?? first) + span + 70, analysed }
}

const atropine = shifted('acetylcholine', 'atropine', [3, 10, 30])
const diphenhydramine = shifted('histamine', 'diphenhydramine', [30, 100, 300])

/** What the field expects of the experiment; affinities as −log10 mol/L. */
export const doseResponseExpected: readonly Expectation[] = [
  {
    zh: '乙酰胆碱累积量效曲线',
    events: [...preparedStrip, ...curve('acetylcholine', 300, half)],
    until: 300 + span + 70,
    rows: [
      {
        zh: 'pD2',
        unit: '',
        lo: 6.8,
        hi: 7.8,
        source: sources.affinity,
        read: (trace) => {
          const responses = read(300, half)(trace)
          return halfMaximal(responses, most(responses)).pD2
        },
      },
      {
        zh: 'Hill 斜率',
        unit: '',
        lo: 0.8,
        hi: 1.7,
        source: sources.steepness,
        read: (trace) => {
          const responses = read(300, half)(trace)
          return halfMaximal(responses, most(responses)).slope
        },
      },
      {
        zh: '最大张力',
        unit: 'g',
        lo: 2,
        hi: 7.5,
        source: sources.maximum,
        read: (trace) => peak(trace('tension'), 300, 300 + span).value - 1,
      },
    ],
  },
  {
    zh: '阿托品拮抗乙酰胆碱 3、10、30 nmol/L',
    events: atropine.events,
    until: atropine.until,
    rows: [
      {
        zh: 'pA2',
        unit: '',
        lo: 8.5,
        hi: 9.6,
        source: sources.atropine,
        read: (trace) => atropine.analysed(trace).pA2,
      },
      {
        zh: 'Schild 斜率',
        unit: '',
        lo: 0.85,
        hi: 1.15,
        source: sources.slope,
        read: (trace) => atropine.analysed(trace).slope,
      },
    ],
  },
  {
    zh: '苯海拉明拮抗组胺 30、100、300 nmol/L',
    events: diphenhydramine.events,
    until: diphenhydramine.until,
    rows: [
      {
        zh: 'pA2',
        unit: '',
        lo: 7.4,
        hi: 8.3,
        source: sources.diphenhydramine,
        read: (trace) => diphenhydramine.analysed(trace).pA2,
      },
      {
        zh: 'Schild 斜率',
        unit: '',
        lo: 0.85,
        hi: 1.15,
        source: sources.slope,
        read: (trace) => diphenhydramine.analysed(trace).slope,
      },
    ],
  },
  {
    zh: '罂粟碱 30 µmol/L (非竞争性)',
    events: [
      ...preparedStrip,
      ...curve('acetylcholine', 300, half),
      {
        at: 900,
        event: { kind: 'drug', drug: 'papaverine', dose: 600, unit: 'nmol', route: 'bath' },
      },
      ...curve('acetylcholine', 1200, half),
    ],
    until: 1200 + span + 70,
    rows: [
      {
        zh: '最大效应',
        unit: '倍',
        lo: 0,
        hi: 0.6,
        source: sources.papaverine,
        read: (trace) => most(read(1200, half)(trace)) / most(read(300, half)(trace)),
      },
      {
        zh: 'pD2 移动',
        unit: '',
        lo: -0.25,
        hi: 0.25,
        source: sources.unshifted,
        read: (trace) => {
          const before = read(300, half)(trace)
          const after = read(1200, half)(trace)
          return halfMaximal(after, most(after)).pD2 - halfMaximal(before, most(before)).pD2
        },
      },
    ],
  },
]
