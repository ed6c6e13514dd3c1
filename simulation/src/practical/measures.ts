import {
  averaged,
  course,
  cycles,
  mean,
  peak,
  pOf,
  prOf,
  qrsOf,
  qtOf,
  rate,
  rOf,
  tOf,
  trough,
  tWidthOf,
  type Beat,
  type Trace,
} from '#experiment'

/** In what a measure is given: the channel’s own unit, or one of its own. */
type MeasureUnit = 'own' | 'own·s' | 'own/s' | '次/分' | '次' | 's' | 'ms' | '%'

/** On what a measure makes sense: any trace, cycles, one response after a stimulus, or an electrocardiogram. */
type Family = 'any' | 'cycles' | 'response' | 'ecg'

type Row = {
  readonly zh: string
  readonly unit: MeasureUnit
  readonly family: Family
  readonly of: (trace: Trace, from: number, to: number) => number
}

const row = (family: Family, zh: string, unit: MeasureUnit, of: Row['of']): Row => ({
  zh,
  unit,
  family,
  of,
})

/** The averaged beat is cut in ms; a slower recorder has no electrocardiogram. */
const beat =
  (of: (beat: Beat) => number) =>
  (trace: Trace, from: number, to: number): number => {
    if (trace.rate !== 1000) return Number.NaN
    const one = averaged(trace, from, to)
    // Without two R there is nothing to average.
    return one.cycle > 0 ? of(one) : Number.NaN
  }

/** Everything that cursors measure (自动测量): pure functions of the samples between them. */
export const measureTable = {
  mean: row('any', '平均值', 'own', mean),
  peak: row('any', '最高', 'own', (...given) => peak(...given).value),
  trough: row('any', '最低', 'own', (...given) => trough(...given).value),
  range: row('any', '幅度', 'own', (...given) => peak(...given).value - trough(...given).value),
  spread: row('any', '标准差', 'own', cycles.spread),
  change: row('any', '末值－初值', 'own', course.change),
  area: row('any', '曲线下面积', 'own·s', course.areaAbove),
  'steepest-rise': row('any', '最大上升速率', 'own/s', course.steepestRise),
  'steepest-fall': row('any', '最大下降速率', 'own/s', course.steepestFall),
  rate: row('cycles', '频率', '次/分', (...given) => rate(...given)),
  interval: row('cycles', '平均周期', 's', cycles.interval),
  shortest: row('cycles', '最短间隔', 's', cycles.shortest),
  pause: row('cycles', '最长间隔（间歇）', 's', cycles.pause),
  irregularity: row('cycles', '节律不齐', '%', cycles.irregularity),
  count: row('cycles', '个数', '次', cycles.count),
  tops: row('cycles', '各波峰值（收缩压）', 'own', cycles.tops),
  feet: row('cycles', '各波谷值（舒张压）', 'own', cycles.feet),
  height: row('cycles', '平均波高', 'own', cycles.height),
  'least-height': row('cycles', '最小波高', 'own', cycles.leastHeight),
  'first-height': row('cycles', '首波波高', 'own', cycles.firstHeight),
  'second-height': row('cycles', '第二波波高（无则为 0）', 'own', cycles.secondHeight),
  'last-height': row('cycles', '末波波高', 'own', cycles.lastHeight),
  above: row('response', '反应高度', 'own', course.above),
  below: row('response', '负相深度', 'own', course.below),
  phases: row('response', '负相/正相', '%', course.phases),
  onset: row('response', '潜伏期', 'ms', course.onset),
  rise: row('response', '上升时间（收缩期）', 'ms', course.rise),
  'half-fall': row('response', '半舒张时间', 'ms', course.halfFall),
  fall: row('response', '下降时间（舒张期）', 'ms', course.fall),
  'half-width': row('response', '半高宽', 'ms', course.halfWidth),
  width: row('response', '时程', 'ms', course.width),
  'peak-time': row('response', '峰时', 'ms', course.peakTime),
  'trough-time': row('response', '谷时', 'ms', course.troughTime),
  rr: row(
    'ecg',
    'RR 间期',
    'ms',
    beat(({ cycle }) => cycle),
  ),
  pr: row('ecg', 'PR 间期', 'ms', beat(prOf)),
  qrs: row('ecg', 'QRS 时限', 'ms', beat(qrsOf)),
  qt: row('ecg', 'QT 间期', 'ms', beat(qtOf)),
  'p-wave': row('ecg', 'P 波高', 'own', beat(pOf)),
  'r-wave': row('ecg', 'R 波高', 'own', beat(rOf)),
  't-wave': row('ecg', 'T 波高', 'own', beat(tOf)),
  't-width': row('ecg', 'T 波半宽', 'ms', beat(tWidthOf)),
} as const satisfies Record<string, Row>

/** What is measured of a trace between two cursors. */
export type Measure = keyof typeof measureTable

/** All of them, in the order of a menu. */
export const measureNames = Object.keys(measureTable) as Measure[]

const lists: Readonly<Record<string, readonly Family[]>> = {
  'electrolytes-ecg/lead': ['ecg', 'cycles', 'any'],
  'nerve-muscle/tension': ['response', 'cycles', 'any'],
  'nerve-trunk/first': ['response', 'cycles', 'any'],
  'nerve-trunk/second': ['response', 'cycles', 'any'],
}

/** What may be measured of a channel of a model, the most fitting first. */
export const measuresOf = (model: string, channel: string): Measure[] =>
  (lists[`${model}/${channel}`] ?? ['any', 'cycles', 'response']).flatMap((family) =>
    measureNames.filter((name) => measureTable[name].family === family),
  )

/** The unit of a measure of a channel that is recorded in `unit`. */
export const measureUnit = (measure: Measure, unit: string): string =>
  measureTable[measure].unit.replace('own', unit)
