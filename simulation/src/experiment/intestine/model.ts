import { plainState, refused, type Event, type Model, type Refusal } from '#experiment/engine'
import { addToBath, aerate, exchangeFluid, setTemperature } from '#experiment/organ-bath'
import { gutStep, newGut, type Gut } from './muscle.ts'
import {
  constants,
  intestineParameters,
  shelf,
  solutions,
  type IntestineParameter,
} from './parameters.ts'

const notMounted = refused('标本还没有装好。请先把肠段挂在浴槽里并连上张力换能器。')

const prepare = (gut: Gut, step: string): Refusal | true => {
  if (step === 'calibrate') {
    gut.isCalibrated = true
    return true
  }
  if (step !== 'mount') return refused('本实验没有这一步准备，请查看实验步骤。')
  if (gut.isMounted) return refused('标本已经装好了。')
  gut.isMounted = true
  return true
}

const done = (gut: Gut, event: Event): Refusal | true => {
  switch (event.kind) {
    case 'prepare':
      return prepare(gut, event.step)
    case 'load':
      if (!gut.isMounted) return notMounted
      if (event.site !== 'strip') return refused('负荷请加在肠段上。')
      if (!(event.grams >= 0 && event.grams <= 8))
        return refused('负荷过大会拉伤肠段，请控制在 0～8 g，常用 1～2 g。')
      gut.load = event.grams
      return true
    case 'drug':
      return gut.isMounted ? addToBath(gut.bath, shelf, event) : notMounted
    case 'solution':
      if (!Object.hasOwn(solutions, event.solution))
        return refused('没有这种溶液，请从试剂架上选择。')
      exchangeFluid(gut.bath, event.solution)
      return true
    case 'temperature':
      return setTemperature(gut.bath, event.celsius)
    case 'ventilate':
      return aerate(gut.bath, event)
    case 'stimulate':
      return refused('小肠平滑肌对电刺激不敏感，本实验用化学、温度和牵张刺激。')
    default:
      return refused('本实验不做这项操作。')
  }
}

/** 小肠平滑肌的生理特性: a strip of rabbit jejunum whose slow waves, spikes and calcium make its rhythm and tone. */
export const intestine: Model<Gut, IntestineParameter> = {
  id: 'intestine',
  zh: '小肠平滑肌的生理特性',
  dt: constants.dt,
  channels: [
    { id: 'tension', zh: '张力', unit: 'g', lo: 0, hi: 8, rate: 25, noise: 0.012 },
    { id: 'potential', zh: '膜电位', unit: 'mV', lo: -80, hi: -10, rate: 50, noise: 0.3 },
  ],
  parameters: intestineParameters,
  init: newGut,
  step: gutStep,
  apply: (gut, event) => {
    const result = done(gut, event)
    return result === true ? gut : result
  },
  out: ({ isMounted, isCalibrated, tension, potential, own }, into) => {
    const shown = isMounted ? tension : 0
    into[0] = isCalibrated ? shown : shown * own.gain
    into[1] = isMounted ? potential : 0
    return into
  },
  ...plainState,
}
