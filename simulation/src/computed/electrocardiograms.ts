import type { EcgLead } from '#catalogue'
import { leadTrace, rhythmOf, type RatedTracing } from '#electrocardiogram'
import { rounded } from './draw.ts'
import type { Family, Recorded } from './family.ts'
import { range } from './range.ts'
import { rhythmStrip } from './rhythm-strip.ts'

const group = '心电图'
const source = '《诊断学》第9版 心电图：测量方法与正常值（25 mm/s，10 mm/mV）'

/** Leads of a tracing on paper: a large square is 0.2 s. */
const paper = (tracing: RatedTracing, leads: readonly EcgLead[], seconds: number): Recorded => ({
  zh: '心电图（25 mm/s，每小格0.04 s）',
  length: seconds,
  timeUnit: 's',
  grid: 0.2,
  strips: leads.map((lead) => ({
    zh: lead,
    unit: 'mV',
    lo: -1.5,
    hi: 1.8,
    samples: leadTrace(tracing, lead, seconds).map((one) => rounded(one, 3)),
  })),
})

const sinus = (rate: number, more: Partial<RatedTracing> = {}): RatedTracing => ({
  rhythm: 'sinus',
  rate,
  leads: {},
  ...more,
})

const rate: Family = {
  id: 'ecg-rate',
  name: '心电图：规整节律的心率',
  group,
  hasFigure: true,
  source,
  ranges: { rate: range('心率', '次/分', 42, 150) },
  make: (draw) => {
    const drawn = draw.figure('rate')
    const tracing = sinus(drawn, { axis: draw.number('axis', 20, 75, 5) })
    const value = drawn
    return {
      stem: '下图为Ⅱ导联心电图，走纸速度25 mm/s，节律规整。测量 RR 间期，心率约为____。',
      value,
      tolerance: rounded(1 + 0.03 * value, 0),
      unit: '次/分',
      derivation: [
        `RR 间期＝${rounded(60 / value, 2)} s（${rounded(1_500 / value, 1)}小格）`,
        `心率＝60÷RR＝${value}次/分`,
      ],
      mistakes: [
        { zh: '以300除以小格数', answer: rounded(value / 5, 0) },
        { zh: '把大格当作0.1 s', answer: rounded(value * 2, 0) },
        { zh: '数了两个 RR 间期当作一个', answer: rounded(value / 2, 0) },
        { zh: '多数了一个大格', answer: rounded(300 / (300 / value + 1), 0) },
        { zh: '少数了一个大格', answer: rounded(300 / (300 / value - 1), 0) },
      ],
      figure: paper(tracing, ['II'], 6),
    }
  },
}

const conduction: Family = {
  id: 'ecg-pr',
  name: '心电图：PR 间期',
  group,
  hasFigure: true,
  source,
  ranges: {
    pr: range('PR 间期', 'ms', 120, 320, 10),
    rate: range('心率', '次/分', 50, 85),
  },
  make: (draw) => {
    const pr = draw.figure('pr')
    const beats = draw.figure('rate')
    const rhythm = pr > 200 ? 'av-block-1' : 'sinus'
    const axis = draw.number('axis', 20, 75, 5)
    const value = pr
    return {
      stem: '下图为Ⅱ导联心电图，走纸速度25 mm/s。从 P 波起点到 QRS 波起点，PR 间期约为____。',
      value,
      tolerance: 20,
      unit: 'ms',
      derivation: [
        `P 波起点至 QRS 波起点约${rounded(pr / 40, 1)}小格，每小格40 ms，PR 间期＝${value} ms`,
        pr > 200 ? '超过200 ms，为一度房室阻滞' : '120至200 ms为正常',
      ],
      mistakes: [
        { zh: '量到 R 波顶点', answer: value + 45 },
        { zh: '从 P 波终点量起（得到 PR 段）', answer: value - 100 },
        { zh: '量到 QRS 波终点', answer: value + 90 },
        { zh: '把每小格当作20 ms', answer: rounded(value / 2, 0) },
        { zh: '把每小格当作80 ms', answer: value * 2 },
      ],
      figure: paper(sinus(beats, { rhythm, pr, axis }), ['II'], 4),
    }
  },
}

const repolarisation: Family = {
  id: 'qtc',
  name: '心电图：QTc（Bazett）',
  group,
  hasFigure: true,
  source: '《诊断学》第9版 心电图：QT 间期的校正；Bazett HC, Heart 1920;7:353',
  ranges: {
    rate: range('心率', '次/分', 66, 96),
    qtc: range('QTc', 'ms', 380, 520, 5),
  },
  make: (draw) => {
    const beats = draw.figure('rate')
    const tracing = sinus(beats, { qtc: draw.figure('qtc'), axis: draw.number('axis', 20, 75, 5) })
    const cycle = 60 / beats
    const interval = rounded(1_000 * (rhythmOf(tracing, 4).beats[0]?.qt ?? 0), 0)
    const value = rounded(interval / Math.sqrt(cycle), 0)
    return {
      stem: `下图为Ⅱ导联心电图，心率${beats}次/分，测得 QT 间期${interval} ms。按 Bazett 公式，QTc 为____。`,
      value,
      tolerance: 5,
      unit: 'ms',
      derivation: [
        `RR＝60÷${beats}＝${rounded(cycle, 3)} s`,
        `QTc＝QT÷√RR＝${interval}÷${rounded(Math.sqrt(cycle), 3)}＝${value} ms`,
      ],
      mistakes: [
        { zh: '除以 RR 而不是其平方根', answer: rounded(interval / cycle, 0) },
        { zh: '乘以 RR 的平方根', answer: rounded(interval * Math.sqrt(cycle), 0) },
        { zh: '没有校正', answer: interval },
        { zh: '乘以 RR', answer: rounded(interval * cycle, 0) },
        {
          zh: '从 P 波起点量起（多算 PR 间期160 ms）',
          answer: rounded((interval + 160) / Math.sqrt(cycle), 0),
        },
      ],
      figure: paper(tracing, ['II'], 4),
    }
  },
}

const axisName = (axis: number): string => {
  if (axis < -90 || axis > 180) return '不确定电轴'
  if (axis < -30) return '电轴左偏'
  return axis > 90 ? '电轴右偏' : '电轴不偏'
}

const electricalAxis: Family = {
  id: 'ecg-axis',
  name: '心电图：平均心电轴',
  group,
  hasFigure: true,
  source: '《诊断学》第9版 心电图：平均心电轴（－30°至＋90°为正常）',
  isNamed: true,
  ranges: { axis: range('心电轴', '°', -85, 165, 5) },
  make: (draw) => {
    const drawn = draw.figure('axis')
    // Not on a border: whoever reads the limb leads cannot tell -30 from -35.
    const axis = [-30, -35, -25, 85, 90, 95].includes(drawn) ? drawn + 20 : drawn
    const beats = draw.number('rate', 58, 92)
    const value = axisName(axis)
    const main = (angle: number): string => {
      const between = (axis - angle + 540) % 360
      return between > 90 && between < 270 ? '向上' : '向下'
    }
    return {
      stem: '下图为同步记录的Ⅰ、Ⅱ、aVF 导联心电图。平均心电轴____。',
      value,
      tolerance: 0,
      unit: '',
      derivation: [
        `Ⅰ导联 QRS 主波${main(0)}，aVF 导联${main(90)}，Ⅱ导联${main(60)}`,
        `心电轴约${axis}°，${value}`,
      ],
      mistakes: [
        { zh: '只看了Ⅰ导联', answer: '电轴左偏' },
        { zh: '把Ⅰ导联与 aVF 导联看反', answer: '电轴右偏' },
        { zh: '没有看 aVF 导联', answer: '电轴不偏' },
        { zh: '没有分别看两个导联的主波', answer: '不确定电轴' },
      ],
      figure: paper(sinus(beats, { axis }), ['I', 'II', 'aVF'], 3),
    }
  },
}

/** What is read off electrocardiograms. */
export const electrocardiograms: readonly Family[] = [
  rate,
  conduction,
  repolarisation,
  electricalAxis,
  rhythmStrip(paper),
]
