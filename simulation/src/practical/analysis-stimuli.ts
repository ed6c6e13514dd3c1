import { maximalStimulusOf, refractoryOf, thresholdOf, type Answered } from '#experiment'
import { answersOf, grouped, type Answer, type BenchRecord } from './analysis-bench.ts'
import { plotValue, ordered, type Analysis, type Point } from './analysis-plot.ts'
import { measureTable, type Measure } from './measures.ts'

const largest = (groups: ReadonlyMap<string, readonly Answer[]>) =>
  [...groups].toSorted(([, one], [, other]) => other.length - one.length)[0]

const greatestOf = (points: readonly Point[]): number =>
  points.reduce((most, { y }) => (y > most ? y : most), 0)

const answeredOf = (points: readonly Point[]): Answered[] =>
  points.map(({ x, y }) => ({ stimulus: x, response: y }))

const seriesOf = (
  groups: ReadonlyMap<string, readonly Answer[]>,
  xOf: (answer: Answer) => number,
) =>
  [...groups].map(([zh, answers]) => {
    const points = ordered(answers.map((answer) => ({ x: xOf(answer), y: answer.value })))
    return { zh, points, line: points }
  })

/** Strength and response (刺激强度与反应): threshold and maximal stimulus of single stimuli of one width in one condition. */
export const strength = (
  bench: BenchRecord,
  channel: string,
  measures: readonly Measure[],
): Analysis => {
  const answers = measures
    .map((measure) => answersOf(bench, 'single', channel, measure))
    .reduce((most, one) => (one.length > most.length ? one : most))
  const groups = grouped(answers, ({ deed, stimulus, condition }) =>
    [deed.zh, `${stimulus.milliseconds} ms`, condition].filter(Boolean).join('，'),
  )
  const series = seriesOf(groups, ({ stimulus }) => stimulus.volts)
  const name = largest(groups)?.[0]
  const points = series.find(({ zh }) => zh === name)?.points ?? []
  const answered = answeredOf(points)
  const greatest = greatestOf(points)
  const threshold = thresholdOf(answered)
  const below = points.filter(({ x }) => x < threshold)
  const whole = points.filter(({ y }) => y >= 0.97 * greatest)
  const lacking = [
    points.length < 4 && '同一波宽、同一条件下至少测 4 个强度的单刺激反应。',
    points.length >= 4 &&
      below.length === 0 &&
      '还没有测到阈下刺激：再减小强度，直到没有反应，阈强度才能确定。',
    points.length >= 4 &&
      below.length > 0 &&
      threshold > 2 * (below.at(-1)?.x ?? 0) &&
      '阈强度与最强的阈下刺激相差一倍以上：在两者之间再测，阈强度才准。',
    points.length >= 4 &&
      whole.length < 2 &&
      '反应还在随强度增大：再加大强度，直到反应不再增大，才能确定最大刺激强度。',
  ].filter((one) => one !== false)
  const isFound = points.length >= 4
  const shown = {
    threshold: isFound && below.length > 0 ? threshold : Number.NaN,
    subthreshold: isFound ? (below.at(-1)?.x ?? Number.NaN) : Number.NaN,
    maximal: isFound && whole.length >= 2 ? maximalStimulusOf(answered) : Number.NaN,
  }
  return {
    id: 'strength',
    zh: '阈强度与最大刺激强度',
    how: `由弱到强给单刺激，每次测同一通道的同一种量（${measures.map((one) => `“${measureTable[one].zh}”`).join('或')}，光标 A 放在刺激处）。`,
    plots: [
      {
        zh: '刺激强度与反应',
        x: '刺激强度（V）',
        y: `反应幅度（${channel === 'tension' ? 'g' : 'mV'}）`,
        series,
        marks: [
          { zh: '阈强度', at: shown.threshold },
          { zh: '最大刺激', at: shown.maximal },
        ].filter(({ at }) => at === at),
      },
    ],
    figures: [
      plotValue('阈强度', shown.threshold, 'V', 2),
      plotValue('最强的阈下刺激', shown.subthreshold, 'V', 2),
      plotValue('最大刺激强度', shown.maximal, 'V', 2),
    ],
    lacking,
  }
}

/** Recovery after an impulse (不应期): the second response of double stimuli over their interval. */
export const refractoriness = (bench: BenchRecord): Analysis => {
  const answers = answersOf(bench, 'double', 'first', 'second-height')
  const groups = grouped(answers, ({ stimulus, condition }) =>
    [`${stimulus.volts} V`, condition].filter(Boolean).join('，'),
  )
  const series = seriesOf(groups, ({ stimulus }) => stimulus.interval ?? Number.NaN)
  const name = largest(groups)?.[0]
  const points = series.find(({ zh }) => zh === name)?.points ?? []
  const answered = answeredOf(points)
  const first = thresholdOf(answered)
  const silent = points.filter(({ x, y }) => x < first && y <= 0.05 * greatestOf(points))
  const last = points.at(-1)
  const isWhole = last !== undefined && last.x >= 6
  const isFound = points.length >= 4 && silent.length > 0
  const lacking = [
    points.length < 4 && '至少测 4 个间隔：测量选“第二波波高”，两根光标把两个波都包在内。',
    points.length >= 4 && silent.length === 0 && '还没有测到第二个波消失：再缩短间隔。',
    points.length >= 4 && !isWhole && '再测一个长间隔（6 ms 以上），作为第二个波完全恢复的对照。',
  ].filter((one) => one !== false)
  const absolute = isFound ? first : Number.NaN
  const full = isFound && isWhole ? refractoryOf(answered, last?.y ?? Number.NaN) : Number.NaN
  return {
    id: 'refractoriness',
    zh: '不应期',
    how: '最大双刺激，间隔由长到短，每次测第一对电极的“第二波波高”。',
    plots: [
      {
        zh: '间隔与第二个动作电位',
        x: '间隔（ms）',
        y: '第二波波高（mV）',
        series,
        marks: [
          { zh: '绝对不应期', at: absolute },
          { zh: '全部恢复', at: full },
        ].filter(({ at }) => at === at),
      },
    ],
    figures: [
      plotValue('绝对不应期', absolute, 'ms', 1),
      plotValue('仍无反应的最长间隔', silent.at(-1)?.x ?? Number.NaN, 'ms', 1),
      plotValue('不应期全长', full, 'ms', 1),
      plotValue('相对不应期', full - absolute, 'ms', 1),
    ],
    lacking,
  }
}
