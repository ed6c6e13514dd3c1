import { log10 } from '#arithmetic'
import { cycles, mean, peak, trough, type Timed } from '#experiment'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'
import { prepared, recordOf, stretch, stripOf, traceOf } from './recorded.ts'

const group = '实验曲线'

/** A strip of gut under a load in warm aerated Tyrode's solution. */
const mounted = (celsius: number, grams: number): readonly Timed[] => [
  ...prepared('calibrate'),
  { at: 0, event: { kind: 'temperature', celsius } },
  { at: 0, event: { kind: 'ventilate', gas: { oxygen: 0.95, carbonDioxide: 0.05 } } },
  { at: 1, event: { kind: 'prepare', step: 'mount' } },
  { at: 2, event: { kind: 'load', site: 'strip', grams } },
]

export const gutRhythm: Family = {
  id: 'gut-rhythm',
  name: '离体肠段：自律收缩的频率',
  group,
  hasFigure: true,
  source: '《生理学实验》离体小肠平滑肌的生理特性；曲线由本平台离体肠段模型记录',
  ranges: {
    rhythm: range('慢波频率', '次/分', 9, 18, 0.5),
    warmth: range('浴槽温度', '℃', 36, 39),
  },
  make: (draw) => {
    const celsius = draw.figure('warmth')
    const recording = recordOf(
      'intestine',
      draw.seed,
      { rhythm: draw.figure('rhythm') },
      mounted(celsius, 1.5),
      180,
    )
    const tension = stretch(traceOf(recording, 'tension'), 120, 180, 3)
    const cycle = rounded(cycles.interval(tension, 0, 60), 2)
    const height = rounded(cycles.height(tension, 0, 60), 2)
    const value = rounded(60 / cycle, 1)
    return {
      stem: `离体家兔十二指肠置于${celsius} ℃台氏液中，张力曲线如下（全长60 s，每格5 s）。自律收缩的频率为____。`,
      value,
      tolerance: rounded(0.06 * value, 1),
      unit: '次/分',
      derivation: [
        `相邻两次收缩平均相距${cycle} s，幅度约${height} g`,
        `频率＝60÷${cycle}＝${value}次/分`,
      ],
      mistakes: [
        { zh: '把全长当作100 s', answer: rounded(value * 0.6, 1) },
        { zh: '把每格当作10 s', answer: rounded(value / 2, 1) },
        { zh: '把舒张也算作一次', answer: rounded(value * 2, 1) },
        { zh: '把全长当作40 s', answer: rounded(value * 1.5, 1) },
        { zh: '得到的是周期（s）', answer: cycle },
      ],
      figure: {
        zh: '离体肠段张力',
        length: 60,
        timeUnit: 's',
        grid: 5,
        strips: [
          stripOf(recording, 'tension', tension, {
            lo: rounded(trough(tension, 0, 60).value - 0.3, 1),
            hi: rounded(peak(tension, 0, 60).value + 0.3, 1),
          }),
        ],
      },
    }
  },
}

/** Concentrations of acetylcholine in the bath, nmol/L, one after another; s from one to the next; L in the bath. */
const levels = [3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000]
const each = 30
const bath = 0.02
const from = 120

/** Where a line through two neighbouring points, over the logarithm, meets half of the most. */
const halfPoint = (responses: readonly number[], half: number): number => {
  const above = responses.findIndex((one) => one >= half)
  const [low, high] = [responses[above - 1] ?? 0, responses[above] ?? 0]
  const [lowAt, highAt] = [log10(levels[above - 1] ?? 1), log10(levels[above] ?? 1)]
  return lowAt + ((half - low) / (high - low)) * (highAt - lowAt)
}

export const halfMaximalDose: Family = {
  id: 'strip-pd2',
  name: '离体回肠量效曲线：pD₂',
  group,
  hasFigure: true,
  source: '《药理学》第9版 药物效应动力学：量效关系；曲线由本平台离体回肠模型记录',
  ranges: {
    affinity: range('乙酰胆碱亲和力 pKA', '', 4.8, 6.2, 0.05),
    maximum: range('最大收缩张力', 'g', 3, 7, 0.5),
  },
  make: (draw) => {
    const doses = levels.map((level, at): Timed => ({
      at: from + at * each,
      event: {
        kind: 'drug',
        drug: 'acetylcholine',
        dose: (level - (levels[at - 1] ?? 0)) * bath,
        unit: 'nmol',
        route: 'bath',
      },
    }))
    const recording = recordOf(
      'dose-response',
      draw.seed,
      { acetylcholineAffinity: draw.figure('affinity'), maximum: draw.figure('maximum') },
      [...mounted(37, 1), ...doses],
      from + levels.length * each,
    )
    const length = 30 + levels.length * each
    const tension = stretch(traceOf(recording, 'tension'), from - 30, from - 30 + length, 10)
    const base = rounded(mean(tension, 15, 29), 2)
    const responses = levels.map((_, at) =>
      rounded(mean(tension, 30 + (at + 1) * each - 6, 30 + (at + 1) * each - 1) - base, 2),
    )
    const most = responses.at(-1) ?? 0
    const exponent = halfPoint(responses, most / 2)
    const value = rounded(9 - exponent, 1)
    return {
      stem: `离体豚鼠回肠，自30 s 起每30 s 累积加入乙酰胆碱一次，浴槽浓度依次为3、10、30、100、300 nmol/L 和1、3、10、30 μmol/L，张力曲线如下。以最后一个浓度的反应为最大反应，在半对数坐标上内插，pD₂（EC₅₀的负对数，mol/L）约为____。`,
      value,
      tolerance: 0.2,
      unit: '',
      derivation: [
        `基线张力${base} g，各浓度的反应依次为${responses.join('、')} g`,
        `最大反应的一半为${rounded(most / 2, 2)} g，内插得 lgEC₅₀＝${rounded(exponent - 9, 2)}，pD₂＝${value}`,
      ],
      mistakes: [
        { zh: '把 nmol/L 当作 μmol/L', answer: rounded(value - 3, 1) },
        { zh: '没有减基线张力，取了总张力的一半且读低一个浓度', answer: rounded(value + 0.5, 1) },
        { zh: '取了最大反应的浓度', answer: rounded(9 - log10(levels.at(-1) ?? 1), 1) },
        { zh: '多读一个数量级', answer: rounded(value + 1, 1) },
        { zh: '少读一个数量级', answer: rounded(value - 1, 1) },
      ],
      figure: {
        zh: '离体回肠张力',
        length,
        timeUnit: 's',
        grid: 30,
        strips: [
          stripOf(recording, 'tension', tension, {
            lo: 0,
            hi: rounded(1.1 * peak(tension, 0, length).value, 1),
          }),
        ],
      },
    }
  },
}
