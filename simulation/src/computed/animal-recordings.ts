import { cycles, mean, peak, rate, trough, type Timed, type Trace } from '#experiment'
import { type Draw, rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'
import { prepared, recordOf, stretch, stripOf, traceOf } from './recorded.ts'

const group = '实验曲线'

const rabbit = {
  weight: range('家兔体重', 'kg', 1.8, 3.2, 0.1),
  intrinsic: range('固有心率', '次/分', 190, 290, 5),
}

/** More than so many per cent from one cycle to the next, and the animal has stirred: another one is recorded. */
const maxIrregular = 5
const maxAnimals = 8

/** The first of some animals that lies still while it is recorded. */
const stillAnimal = <T>(draw: Draw, record: (seed: number) => T, traceOf: (one: T) => Trace): T => {
  let last = record(draw.seed)
  for (let n = 1; n < maxAnimals; n += 1) {
    const trace = traceOf(last)
    const end = trace.samples.length / trace.rate
    if (cycles.irregularity(trace, 0, end) < maxIrregular) return last
    last = record(draw.seed + 7_919 * n)
  }
  return last
}

/** A rabbit's carotid pressure at rest. */
const pressureOf = (draw: Draw) => {
  const events: readonly Timed[] = [
    {
      at: 0,
      event: { kind: 'prepare', step: 'anaesthetise', amount: 2.4 * draw.figure('weight') },
    },
    ...prepared('expel-air', 'calibrate'),
    { at: 30, event: { kind: 'prepare', step: 'heparinise', amount: 1_000 } },
    { at: 30, event: { kind: 'prepare', step: 'expose' } },
    { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
  ]
  const values = { kilograms: draw.figure('weight'), intrinsicRate: draw.figure('intrinsic') }
  return stillAnimal(
    draw,
    (seed) => {
      const recording = recordOf('arterial-pressure', seed, values, events, 62)
      return { recording, pressure: stretch(traceOf(recording, 'pressure'), 59, 61, 2) }
    },
    ({ pressure }) => pressure,
  )
}

const pressureFigure = ({ recording, pressure }: ReturnType<typeof pressureOf>) => ({
  zh: '家兔颈总动脉血压',
  length: 2,
  timeUnit: 's' as const,
  grid: 0.2,
  strips: [
    stripOf(recording, 'pressure', pressure, {
      lo: rounded(trough(pressure, 0, 2).value - 10, 0),
      hi: rounded(peak(pressure, 0, 2).value + 10, 0),
    }),
  ],
})

export const rabbitPressure: Family = {
  id: 'rabbit-mean-pressure',
  name: '家兔动脉血压曲线：平均动脉压',
  group,
  hasFigure: true,
  source: '《生理学》第9版 动脉血压；曲线由本平台家兔循环模型记录',
  ranges: rabbit,
  make: (draw) => {
    const { recording, pressure } = pressureOf(draw)
    // From the lowest of the first beat on: what the figure cuts off has no foot.
    const from = trough(pressure, 0, 0.35).at
    const systolic = rounded(cycles.tops(pressure, from, 2), 0)
    const diastolic = rounded(cycles.feet(pressure, from, 2), 0)
    const pulse = systolic - diastolic
    const value = rounded(diastolic + pulse / 3, 0)
    return {
      stem: '家兔麻醉后记录颈总动脉血压，曲线如下。读出各搏收缩压与舒张压的平均值，按舒张压＋1/3脉压，平均动脉压约为____。',
      value,
      tolerance: 3,
      unit: 'mmHg',
      derivation: [
        `收缩压约${systolic} mmHg，舒张压约${diastolic} mmHg，脉压${pulse} mmHg`,
        `${diastolic}＋${pulse}÷3＝${value} mmHg`,
      ],
      mistakes: [
        { zh: '把收缩压当作平均压', answer: systolic },
        { zh: '把舒张压当作平均压', answer: diastolic },
        { zh: '把脉压当作平均压', answer: pulse },
        { zh: '舒张压加1/3收缩压', answer: rounded(diastolic + systolic / 3, 0) },
        { zh: '收缩压加1/3脉压', answer: rounded(systolic + pulse / 3, 0) },
      ],
      figure: pressureFigure({ recording, pressure }),
    }
  },
}

export const rabbitPulse: Family = {
  id: 'rabbit-pulse',
  name: '家兔动脉血压曲线：心率',
  group,
  hasFigure: true,
  source: '《生理学实验》动脉血压的调节；曲线由本平台家兔循环模型记录',
  ranges: rabbit,
  make: (draw) => {
    const { recording, pressure } = pressureOf(draw)
    const cycle = rounded(60 / rate(pressure, 0, 2), 3)
    const value = rounded(60 / cycle, 0)
    return {
      stem: '家兔麻醉后记录颈总动脉血压，曲线如下（全长2 s，每格0.2 s）。由一级波计算，心率为____。',
      value,
      tolerance: rounded(0.05 * value, 0),
      unit: '次/分',
      derivation: [`相邻两搏平均相距${cycle} s`, `心率＝60÷${cycle}＝${value}次/分`],
      mistakes: [
        { zh: '把全长当作1 s', answer: 2 * value },
        { zh: '把每格当作0.4 s', answer: rounded(value / 2, 0) },
        { zh: '数了2 s 内的搏数，没有换算为每分钟', answer: rounded(value / 30, 0) },
        { zh: '把全长当作3 s', answer: rounded((2 * value) / 3, 0) },
        { zh: '按10 s 换算', answer: rounded(value / 5, 0) },
      ],
      figure: pressureFigure({ recording, pressure }),
    }
  },
}

export const rabbitVentilation: Family = {
  id: 'rabbit-ventilation',
  name: '家兔呼吸曲线：每分通气量',
  group,
  hasFigure: true,
  source: '《生理学》第9版 肺通气；曲线由本平台家兔呼吸模型记录',
  ranges: {
    weight: range('家兔体重', 'kg', 1.8, 3.2, 0.1),
    production: range('基础 CO₂ 产量', 'mL/（min·kg）', 6.6, 11.4, 0.2),
  },
  make: (draw) => {
    const weight = draw.figure('weight')
    const events: readonly Timed[] = [
      { at: 0, event: { kind: 'prepare', step: 'anaesthetise', amount: 2 * weight } },
      ...prepared('calibrate'),
      { at: 30, event: { kind: 'prepare', step: 'intubate' } },
      { at: 30, event: { kind: 'prepare', step: 'expose' } },
      { at: 31, event: { kind: 'prepare', step: 'mount' } },
      { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
    ]
    const values = { kilograms: weight, carbonDioxide: draw.figure('production') }
    const { recording, breath } = stillAnimal(
      draw,
      (seed) => {
        const recording = recordOf('respiration', seed, values, events, 90)
        return { recording, breath: stretch(traceOf(recording, 'breathing'), 80, 90, 4) }
      },
      ({ breath }) => breath,
    )
    const cycle = rounded(cycles.interval(breath, 0, 10), 2)
    const frequency = rounded(60 / cycle, 0)
    const tidal = rounded(cycles.tops(breath, 0, 10) - trough(breath, 0, 10).value, 1)
    const value = rounded(frequency * tidal, 0)
    return {
      stem: '家兔麻醉、气管插管后记录潮气量曲线（向上为吸气），如下。由各次呼吸的平均幅度与频率，每分通气量约为____。',
      value,
      tolerance: rounded(0.08 * value, 0),
      unit: 'mL/min',
      derivation: [
        `两次吸气平均相距${cycle} s，频率＝60÷${cycle}＝${frequency}次/分`,
        `潮气量约${tidal} mL，每分通气量＝${frequency}×${tidal}＝${value} mL/min`,
      ],
      mistakes: [
        { zh: '得到的是图中10 s 的通气量', answer: rounded(value / 6, 0) },
        { zh: '用了曲线的平均高度而不是幅度', answer: rounded(frequency * mean(breath, 0, 10), 0) },
        { zh: '把10 s 当作30 s 换算', answer: rounded(value / 3, 0) },
        { zh: '把吸气和呼气各算一次', answer: 2 * value },
        { zh: '小数点错一位', answer: value * 10 },
      ],
      figure: {
        zh: '家兔呼吸曲线',
        length: 10,
        timeUnit: 's',
        grid: 1,
        strips: [
          stripOf(recording, 'breathing', breath, {
            lo: rounded(trough(breath, 0, 10).value - 2, 0),
            hi: rounded(peak(breath, 0, 10).value + 3, 0),
          }),
        ],
      },
    }
  },
}
