import { plainState, refused, type Event, type Model, type Refusal } from '#experiment/engine'
import { addToBath, aerate, exchangeFluid, setTemperature } from '#experiment/organ-bath'
import {
  constants,
  doseResponseParameters,
  shelf,
  type DoseResponseParameter,
} from './parameters.ts'
import { newStrip, stripStep, type Strip } from './strip.ts'

const notMounted = refused('标本还没有装好。请先把回肠条挂在浴槽里并连上张力换能器。')

const prepare = (strip: Strip, step: string): Refusal | true => {
  if (step === 'calibrate') {
    strip.isCalibrated = true
    return true
  }
  if (step !== 'mount') return refused('本实验没有这一步准备，请查看实验步骤。')
  if (strip.isMounted) return refused('标本已经装好了。')
  strip.isMounted = true
  return true
}

const done = (strip: Strip, event: Event): Refusal | true => {
  switch (event.kind) {
    case 'prepare':
      return prepare(strip, event.step)
    case 'load':
      if (!strip.isMounted) return notMounted
      if (event.site !== 'strip') return refused('负荷请加在回肠条上。')
      if (!(event.grams >= 0 && event.grams <= 6))
        return refused('负荷过大会拉伤回肠条，请控制在 0～6 g，常用 1 g。')
      strip.load = event.grams
      return true
    case 'drug':
      return strip.isMounted ? addToBath(strip.bath, shelf, event) : notMounted
    case 'solution':
      if (event.solution !== 'tyrode') return refused('本实验只用台氏液冲洗。')
      exchangeFluid(strip.bath, 'tyrode')
      return true
    case 'temperature':
      return setTemperature(strip.bath, event.celsius)
    case 'ventilate':
      return aerate(strip.bath, event)
    default:
      return refused('本实验不做这项操作。')
  }
}

/** 药物量效关系与拮抗(pA2): a strip of guinea pig ileum in a bath of 20 mL, with agonists and competitive and other antagonists. */
export const doseResponse: Model<Strip, DoseResponseParameter> = {
  id: 'dose-response',
  zh: '药物量效关系与拮抗(pA₂)',
  dt: constants.dt,
  channels: [{ id: 'tension', zh: '张力', unit: 'g', lo: 0, hi: 6, rate: 20, noise: 0.008 }],
  parameters: doseResponseParameters,
  init: newStrip,
  step: stripStep,
  apply: (strip, event) => {
    const result = done(strip, event)
    return result === true ? strip : result
  },
  out: ({ tension, isCalibrated, own }, into) => {
    into[0] = isCalibrated ? tension : tension * own.gain
    return into
  },
  ...plainState,
}
