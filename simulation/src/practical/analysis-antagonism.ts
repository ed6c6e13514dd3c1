import { exp10, log10 } from '#arithmetic'
import { halfMaximal, schild, type Response } from '#experiment'
import type { BenchRecord, Taken } from './analysis-bench.ts'
import { plotValue, type Analysis, type PlotValue, type Plot, type Point } from './analysis-plot.ts'

/** nmol in 20 mL of bath, as mol/L. */
const molar = (nanomoles: number): number => (nanomoles / 20) * 1e-6

const agonists: Readonly<Record<string, string>> = { acetylcholine: '乙酰胆碱', histamine: '组胺' }
/** The one that competes with each for its receptor. */
const rivals: Readonly<Record<string, string>> = {
  acetylcholine: 'atropine',
  histamine: 'diphenhydramine',
}
/** A pA2 is the competitor’s, against the agonist whose curve it shifts. */
const shiftNames: Readonly<Record<string, string>> = {
  acetylcholine: '阿托品对乙酰胆碱',
  histamine: '苯海拉明对组胺',
}

/** What is in the bath when something is measured, by what was given since it was last washed: as a student reckons it. */
const bathAt = ({ deeds }: BenchRecord, second: number): ReadonlyMap<string, number> => {
  const bath = new Map<string, number>()
  for (const { at, event } of deeds) {
    if (at > second) break
    if (event.kind === 'solution') bath.clear()
    if (event.kind === 'drug') bath.set(event.drug, (bath.get(event.drug) ?? 0) + event.dose)
  }
  return bath
}

/** One curve: an agonist, and what else was in the bath. */
type Curve = {
  readonly agonist: string
  /** Of the competitor alone (mol/L); 0 without, NaN where something else was in the bath. */
  readonly antagonist: number
  readonly zh: string
  readonly responses: Response[]
}

const others = (bath: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...bath].filter(([drug]) => !(drug in agonists))

const nanomolar = (value: number): string => `${Number((value * 1e9).toPrecision(3))} nmol/L`

const curveFor = (
  curves: Curve[],
  bench: BenchRecord,
  agonist: string,
  bath: ReadonlyMap<string, number>,
): Curve => {
  const rest = others(bath)
  const alone = rest.length === 1 && rest[0]?.[0] === rivals[agonist]
  const antagonist = rest.length === 0 ? 0 : alone ? molar(rest[0]?.[1] ?? 0) : Number.NaN
  const names = rest.map(([drug, dose]) => {
    const deed = bench.protocol.tray.find(({ event }) => event['drug'] === drug)
    return `${deed?.zh ?? drug} ${nanomolar(molar(dose))}`
  })
  const zh = [agonists[agonist] ?? agonist, ...names].join('＋')
  const known = curves.find((one) => one.zh === zh)
  if (known) return known
  const series = { agonist, antagonist, zh, responses: [] }
  curves.push(series)
  return series
}

/** The plateaus above the newest base line before them, curve by curve. */
const curvesOf = (bench: BenchRecord): Curve[] => {
  const curves: Curve[] = []
  let base: Taken | undefined
  for (const one of bench.taken.toSorted((a, b) => a.from - b.from)) {
    if (one.channel !== 'tension' || one.measure !== 'mean') continue
    const bath = bathAt(bench, one.from)
    const [agonist, more] = [...bath.keys()].filter((drug) => drug in agonists)
    if (agonist === undefined) base = one
    // Two agonists at once make no curve of either.
    if (agonist === undefined || more !== undefined || !base) continue
    const concentration = molar(bath.get(agonist) ?? 0)
    const { responses } = curveFor(curves, bench, agonist, bath)
    const again = responses.findIndex((other) => other.concentration === concentration)
    if (again >= 0) responses.splice(again, 1)
    responses.push({ concentration, response: one.value - base.value })
  }
  return curves
}

const most = (curve: Curve): number =>
  curve.responses.reduce((top, { response }) => (response > top ? response : top), 0)

/** A curve by Hill's equation through what was fitted, a decade beyond its points. */
const hill = (curve: Curve, top: number, pD2: number, slope: number): Point[] => {
  const logs = curve.responses.map(({ concentration }) => log10(concentration))
  if (!(pD2 === pD2) || logs.length === 0) return []
  const sorted = logs.toSorted((a, b) => a - b)
  const [lo, hi] = [(sorted[0] ?? 0) - 0.5, (sorted.at(-1) ?? 0) + 0.5]
  return Array.from({ length: 41 }, (_, n) => {
    const x = lo + ((hi - lo) * n) / 40
    return { x, y: top / (1 + exp10(slope * (-pD2 - x))) }
  })
}

type Fitted = { readonly curve: Curve; readonly pD2: number; readonly line: Point[] }

const fittedOf = (curves: readonly Curve[]): Fitted[] =>
  curves.map((curve) => {
    const control = curves.find(
      ({ agonist, antagonist }) => agonist === curve.agonist && antagonist === 0,
    )
    // A competitor leaves the maximum; what takes from it has one of its own.
    const top = curve.antagonist >= 0 && control ? most(control) : most(curve)
    const { pD2, slope } = halfMaximal(curve.responses, top)
    return { curve, pD2, line: hill(curve, top, pD2, slope) }
  })

/** Schild's plot of one agonist and its competitor. */
const schildOf = (fitted: readonly Fitted[], agonist: string) => {
  const own = fitted.filter(({ curve, pD2 }) => curve.agonist === agonist && pD2 === pD2)
  const control = own.find(({ curve }) => curve.antagonist === 0)
  if (!control) return undefined
  const shifts = own
    .filter(({ curve }) => curve.antagonist > 0)
    .map(({ curve, pD2 }) => ({
      antagonist: curve.antagonist,
      doseRatio: exp10(control.pD2 - pD2),
    }))
  const points = shifts
    .filter(({ doseRatio }) => doseRatio > 1)
    .map(({ antagonist, doseRatio }) => ({ x: log10(antagonist), y: log10(doseRatio - 1) }))
  const { pA2, slope } = schild(shifts)
  const [only] = points
  // One concentration gives a point; its pA2 takes the slope to be 1.
  const single = points.length === 1 && only ? only.y - only.x : Number.NaN
  const [lo, hi] = [-pA2 - 0.2, points.reduce((top, { x }) => (x > top ? x : top), -20) + 0.2]
  const line = pA2 === pA2 ? [lo, hi].map((x) => ({ x, y: slope * (x + pA2) })) : []
  return { shifts, points, pA2, slope, single, line }
}

const plotsOf = (
  fitted: readonly Fitted[],
  schilds: readonly (readonly [string, NonNullable<ReturnType<typeof schildOf>>])[],
): Plot[] => {
  const effects: Plot = {
    zh: '量效曲线',
    x: 'lg[激动药]（mol/L）',
    y: '张力增量（g）',
    series: fitted.map(({ curve, line }) => ({
      zh: curve.zh,
      points: curve.responses.map(({ concentration, response }) => ({
        x: log10(concentration),
        y: response,
      })),
      line,
    })),
    marks: [],
  }
  const drawn = schilds.filter(([, { points }]) => points.length > 0)
  if (drawn.length === 0) return [effects]
  return [
    effects,
    {
      zh: 'Schild 图',
      x: 'lg[拮抗药]（mol/L）',
      y: 'lg(剂量比−1)',
      series: drawn.map(([agonist, { points, line }]) => ({
        zh: shiftNames[agonist] ?? agonist,
        points,
        line,
      })),
      marks: drawn
        .filter(([, { pA2 }]) => pA2 === pA2)
        .map(([, { pA2 }]) => ({ zh: '−pA2', at: -pA2 })),
    },
  ]
}

/** Concentration and effect (量效关系与拮抗): pD2 of each curve, dose ratios, Schild's plot and pA2. */
export const antagonism = (bench: BenchRecord): Analysis => {
  const curves = curvesOf(bench)
  const fitted = fittedOf(curves)
  const schilds = Object.keys(agonists).flatMap((agonist) => {
    const one = schildOf(fitted, agonist)
    return one && one.shifts.length > 0 ? [[agonist, one] as const] : []
  })
  const lists: readonly (readonly PlotValue[])[] = [
    fitted.map(({ curve, pD2 }) => plotValue(`${curve.zh} pD2`, pD2, '', 2)),
    ...schilds.map(([agonist, { shifts, pA2, slope, single }]) => [
      ...shifts.map(({ antagonist, doseRatio }) =>
        plotValue(`${nanomolar(antagonist)} 的剂量比`, doseRatio, '', 2),
      ),
      ...(single === single
        ? [plotValue(`${shiftNames[agonist]} pA2（单一浓度，设斜率为 1）`, single, '', 2)]
        : [
            plotValue(`${shiftNames[agonist]} pA2`, pA2, '', 2),
            plotValue('Schild 斜率', slope, '', 2),
          ]),
    ]),
  ]
  const control = curves.find(({ antagonist }) => antagonist === 0)
  const lacking = [
    control === undefined &&
      '先取一次给药前的平均张力作基线，再累积给激动药，每个平台取一次“平均值”。',
    control !== undefined &&
      fitted.some(({ pD2 }) => !(pD2 === pD2)) &&
      '有的曲线在最大效应的 10%～90% 之间不足两点，还不能求 pD2。',
    control !== undefined &&
      schilds.every(([, { points }]) => points.length < 2) &&
      'Schild 图要两个以上拮抗药浓度：冲洗后给拮抗药，平衡后重做累积给药。',
  ].filter((one) => one !== false)
  return {
    id: 'antagonism',
    zh: '量效曲线与 pA2',
    how: '浓度按最近一次冲洗后加入的药量除以 20 mL 计；反应＝平台平均张力−给药前平均张力。',
    plots: plotsOf(fitted, schilds),
    figures: lists.flat(),
    lacking,
  }
}
