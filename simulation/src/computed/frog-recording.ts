import { cycles, peak, type Timed } from '#experiment'
import { rounded } from './draw.ts'
import type { Family } from './family.ts'
import { range } from './range.ts'
import { prepared, recordOf, stretch, stripOf, traceOf } from './recorded.ts'

const group = '实验曲线'

export const pauseAfterEarlyBeat: Family = {
  id: 'compensatory-pause',
  name: '蛙心期前收缩：代偿间歇',
  group,
  hasFigure: true,
  source: '《生理学实验》期前收缩与代偿间歇；曲线由本平台蛙心模型记录',
  ranges: {
    rate: range('心率', '次/分', 32, 56),
    share: range('刺激在心动周期中的位置', '', 0.58, 0.7, 0.02),
  },
  make: (draw) => {
    const beats = draw.figure('rate')
    const early: Timed = {
      at: 8,
      event: {
        kind: 'stimulate',
        site: 'ventricle-on-beat',
        mode: 'single',
        volts: 8,
        milliseconds: 3,
        delay: rounded((draw.figure('share') * 60) / beats, 3),
      },
    }
    const recording = recordOf(
      'extrasystole',
      draw.seed,
      { rate: beats },
      [...prepared('pith', 'expose', 'mount', 'calibrate'), early],
      16,
    )
    const tension = stretch(traceOf(recording, 'tension'), 4, 16, 10)
    const value = rounded(cycles.pause(tension, 0, 12), 2)
    const short = rounded(cycles.shortest(tension, 0, 12), 2)
    const usual = rounded(cycles.interval(tension, 0, 4), 2)
    return {
      stem: '在蛙心舒张期给心室一次刺激，心搏曲线如下。以收缩顶点计算，期前收缩之后的代偿间歇长____。',
      value,
      tolerance: 0.1,
      unit: 's',
      derivation: [
        `期前收缩的顶点距前一搏${short} s，距后一搏${value} s`,
        `代偿间歇为${value} s；平时两搏相距${usual} s，（${short}＋${value}）÷${usual}＝${rounded((short + value) / usual, 2)}`,
      ],
      mistakes: [
        { zh: '量了期前收缩与前一搏的距离', answer: short },
        { zh: '量了正常心动周期', answer: usual },
        { zh: '从前一搏量到代偿间歇之后', answer: rounded(short + value, 2) },
        { zh: '减去了正常心动周期', answer: rounded(value - usual, 2) },
        { zh: '把每格当作0.5 s', answer: rounded(value / 2, 2) },
        { zh: '把每格当作2 s', answer: rounded(value * 2, 2) },
      ],
      figure: {
        zh: '蛙心搏动曲线',
        length: 12,
        timeUnit: 's',
        grid: 1,
        strips: [
          stripOf(recording, 'tension', tension, {
            lo: -0.5,
            hi: rounded(1.25 * peak(tension, 0, 12).value, 1),
          }),
        ],
      },
    }
  },
}
