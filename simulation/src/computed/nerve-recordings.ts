import { conductionVelocity, peak, trough, type Timed } from '#experiment'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'
import { prepared, recordOf, stretch, stripOf, traceOf } from './recorded.ts'

const group = '实验曲线'

export const nerveVelocity: Family = {
  id: 'nerve-velocity',
  name: '神经干动作电位：传导速度',
  group,
  hasFigure: true,
  source: '《生理学实验》神经干动作电位传导速度的测定；曲线由本平台神经干模型记录',
  ranges: {
    distance: range('两对引导电极的距离', 'mm', 25, 35),
    velocity: range('最快纤维的传导速度', 'm/s', 22, 36),
  },
  make: (draw) => {
    const distance = draw.figure('distance')
    const stimulus: Timed = {
      at: 0.02,
      event: { kind: 'stimulate', site: 'nerve', mode: 'single', volts: 1.5, milliseconds: 0.1 },
    }
    const recording = recordOf(
      'nerve-trunk',
      draw.seed,
      { betweenPairs: distance, velocity: draw.figure('velocity') },
      [...prepared('pith', 'mount'), stimulus],
      0.03,
    )
    const first = stretch(traceOf(recording, 'first'), 0.02, 0.026)
    const second = stretch(traceOf(recording, 'second'), 0.02, 0.026)
    // From 0.6 ms after the pulse, when its artefact is over.
    const [one, other] = [first, second].map((trace) =>
      rounded(1_000 * peak(trace, 0.0006, 0.006).at, 2),
    ) as [number, number]
    const value = rounded(conductionVelocity(distance, one, other), 1)
    return {
      stem: `蟾蜍坐骨神经干接受单个最大刺激（0 ms 处为刺激伪迹），两对引导电极相距${distance} mm，记录到下列动作电位（向上为负）。以两个电位向上一相顶点的时间差计算，传导速度为____。`,
      value,
      tolerance: rounded(0.1 * value, 1),
      unit: 'm/s',
      derivation: [
        `第一对电极的顶点在${one} ms，第二对在${other} ms，时间差${rounded(other - one, 2)} ms`,
        `传导速度＝${distance} mm÷${rounded(other - one, 2)} ms＝${value} m/s`,
      ],
      mistakes: [
        { zh: '用了第二对电极的潜伏期', answer: rounded(distance / other, 1) },
        { zh: '把两个潜伏期相加', answer: rounded(distance / (one + other), 1) },
        { zh: '把厘米当作毫米，差10倍', answer: rounded(value / 10, 2) },
        { zh: '分子与分母颠倒', answer: rounded((other - one) / distance, 3) },
        { zh: '用了第一对电极的潜伏期', answer: rounded(distance / one, 1) },
      ],
      figure: {
        zh: '神经干动作电位',
        length: 6,
        timeUnit: 'ms',
        grid: 0.5,
        strips: [stripOf(recording, 'first', first), stripOf(recording, 'second', second)],
      },
    }
  },
}

export const tetanusRatio: Family = {
  id: 'tetanus-ratio',
  name: '骨骼肌收缩的总和：与单收缩之比',
  group,
  hasFigure: true,
  source: '《生理学》第9版 骨骼肌收缩的总和；曲线由本平台坐骨神经-腓肠肌模型记录',
  ranges: {
    hertz: range('刺激频率', 'Hz', 14, 40, 2),
    celsius: range('室温', '℃', 12, 26),
  },
  make: (draw) => {
    const celsius = draw.figure('celsius')
    const frequency = draw.figure('hertz')
    const stimulate = (at: number, hertz?: number): Timed => ({
      at,
      event: {
        kind: 'stimulate',
        site: 'nerve',
        mode: hertz === undefined ? 'single' : 'train',
        volts: 2,
        milliseconds: 0.5,
        ...(hertz !== undefined && { hertz, seconds: 1.5 }),
      },
    })
    const recording = recordOf(
      'nerve-muscle',
      draw.seed,
      { tetanicForce: draw.number('force', 60, 160, 5), celsius },
      [...prepared('pith', 'mount', 'calibrate'), stimulate(1), stimulate(3, frequency)],
      6,
    )
    const tension = stretch(traceOf(recording, 'tension'), 0.5, 5.5, 20)
    const rest = rounded(trough(tension, 0, 0.45).value, 1)
    const twitch = rounded(peak(tension, 0.4, 2).value - rest, 1)
    const tetanus = rounded(peak(tension, 2.4, 4.8).value - rest, 1)
    const value = rounded(tetanus / twitch, 1)
    const top = peak(tension, 0, 5).value
    return {
      stem: `蟾蜍坐骨神经-腓肠肌标本（室温${celsius} ℃），先给单个最大刺激，再给${frequency} Hz 的连续刺激，张力曲线如下。自静息张力量起，连续刺激时的最大张力是单收缩的____倍。`,
      value,
      tolerance: rounded(0.08 * value, 2),
      unit: '',
      derivation: [
        `静息张力${rest} g，单收缩升高${twitch} g，连续刺激时升高${tetanus} g`,
        `${tetanus}÷${twitch}＝${value}`,
      ],
      mistakes: [
        { zh: '得到的是倒数', answer: rounded(twitch / tetanus, 2) },
        { zh: '把差值与单收缩之比当作倍数', answer: rounded((tetanus - twitch) / twitch, 1) },
        { zh: '把两个张力相加再相除', answer: rounded((tetanus + twitch) / twitch, 1) },
        { zh: '以连续刺激时张力的一半计算', answer: rounded(tetanus / twitch / 2, 1) },
      ],
      figure: {
        zh: '骨骼肌张力',
        length: 5,
        timeUnit: 's',
        grid: 0.5,
        strips: [
          stripOf(recording, 'tension', tension, {
            lo: -5,
            hi: rounded(1.15 * top, 0),
          }),
        ],
      },
    }
  },
}
