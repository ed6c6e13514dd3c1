import {
  plainState,
  refused,
  type Event,
  type Model,
  type Preparation,
  type Refusal,
} from '#experiment/engine'
import { microgramsOf, nanomolesOf } from '#experiment/pharmacology'
import { trainOf } from '#experiment/stimulation'
import { breatheStep, centreTick } from './centre.ts'
import { metabolise } from './lungs.ts'
import { constants, respirationParameters, type RespirationParameter } from './parameters.ts'
import { newBreathingRabbit, type BreathingRabbit, type Drug } from './state.ts'
import { setVentilator } from './ventilator.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const asleep = 0.5
const notAsleep = refused('动物尚未麻醉或麻醉过浅，不能手术。请先由耳缘静脉麻醉并检查角膜反射。')

const steps: Readonly<
  Partial<Record<Preparation, (state: BreathingRabbit, amount: number) => Refusal | true>>
> = {
  anaesthetise: (state, amount) => {
    if (!(amount > 0 && amount <= 10))
      return refused('20%氨基甲酸乙酯一次按 0～10 mL/kg 给药，常用 5 mL/kg。')
    if (state.urethane + state.urethaneComing + amount * 0.2 > 3)
      return refused('麻醉药总量已远超致死量，请停止给药。')
    state.urethaneComing += amount * 0.2
    return true
  },
  intubate: (state) => {
    if (state.urethane < asleep) return notAsleep
    if (state.isIntubated) return refused('气管插管已经插好了。')
    state.isIntubated = true
    return true
  },
  expose: (state) => {
    if (state.urethane < asleep) return notAsleep
    if (state.isExposed) return refused('迷走神经和膈神经已经分离好了。')
    state.isExposed = true
    return true
  },
  moisten: (state) => {
    if (!state.isExposed) return refused('还没有分离膈神经，不需要滴液体石蜡。')
    state.phrenicWet = 1
    return true
  },
  cannulate: (state) => {
    if (state.urethane < asleep) return notAsleep
    if (state.isPleural) return refused('胸膜腔插管已经插好了。')
    state.isPleural = true
    return true
  },
  mount: (state) => {
    if (state.isMounted) return refused('换能器已经连好了。')
    state.isMounted = true
    return true
  },
  calibrate: (state) => {
    state.isCalibrated = true
    return true
  },
}

const maxPerKilogram: Readonly<Record<Drug, number>> = {
  morphine: 100,
  naloxone: 10,
  nikethamide: 300,
  lobeline: 5,
}
const drugNames: Readonly<Record<Drug, string>> = {
  morphine: '吗啡',
  naloxone: '纳洛酮',
  nikethamide: '尼可刹米',
  lobeline: '洛贝林',
}
const isDrug = (name: string): name is Drug => Object.hasOwn(drugNames, name)

/** Acid and base by their molar masses; of acid, 60 % meet bicarbonate and become CO2, the rest proteins. */
const fixed: Readonly<Record<string, { readonly molar: number; readonly base: number }>> = {
  'lactic-acid': { molar: 90.08, base: -1 },
  'sodium-bicarbonate': { molar: 84.01, base: 1 },
}

const inject = (state: BreathingRabbit, event: Of<'drug'>): Refusal | true => {
  const { drug, dose, unit, route } = event
  if (route !== 'iv') return refused('本实验由耳缘静脉给药，请改用静脉注射。')
  if (!(dose > 0)) return refused('请填写大于 0 的剂量。')
  const { kilograms } = state.own
  const acid = fixed[drug]
  if (acid !== undefined) {
    const millimoles = nanomolesOf(dose, unit, acid.molar) / 1_000_000
    if (millimoles !== millimoles) return refused('酸碱溶液请按质量或摩尔数给药。')
    if (millimoles / kilograms > 2) return refused('剂量过大会使动物立即死亡，请核对浓度与体积。')
    state.plasmaBase += (acid.base * millimoles) / (0.075 * kilograms)
    if (acid.base < 0) state.tissue += (0.6 * millimoles * 22.4 * 1.21) / state.own.store
    else state.tissue += (0.1 * millimoles * 22.4 * 1.21) / state.own.store
    return true
  }
  if (!isDrug(drug)) return refused('试剂架上没有这种药，请重新选择。')
  const milligrams = microgramsOf(dose, unit) / 1000 / kilograms
  if (milligrams !== milligrams)
    return refused(`${drugNames[drug]}不能用这个单位，请核对剂量单位。`)
  if (milligrams > maxPerKilogram[drug])
    return refused(`这个剂量足以致死。请核对${drugNames[drug]}的浓度与体积后再给。`)
  state.depots[drug].waiting += milligrams
  return true
}

const nerves: Readonly<Record<string, string>> = {
  'left-vagus': '左迷走神经',
  'right-vagus': '右迷走神经',
  'left-sinus': '左窦神经',
  'right-sinus': '右窦神经',
}

const cut = (state: BreathingRabbit, { nerve }: Of<'cut'>): Refusal | true => {
  const zh = nerves[nerve]
  if (!state.isExposed) return refused('请先切开颈部、分离神经，再进行这一步。')
  if (zh === undefined) return refused('这个标本上没有分离出这条神经，无法切断。')
  if (state.cut.includes(nerve)) return refused(`${zh}已经切断，不能再切一次。`)
  state.cut.push(nerve)
  state.trains = state.trains.filter(({ site }) => site !== nerve)
  return true
}

const stimulate = (state: BreathingRabbit, event: Of<'stimulate'>): Refusal | true => {
  const whole = event.site.replace(/-(?:central|peripheral)$/, '')
  const zh = whole.endsWith('vagus') ? nerves[whole] : undefined
  if (!state.isExposed || zh === undefined)
    return refused('刺激电极下没有神经，请先分离迷走神经并勾好保护电极。')
  const isCut = state.cut.includes(whole)
  if (isCut && event.site === whole) return refused(`${zh}已经切断，请选择中枢端或外周端。`)
  if (!isCut && event.site !== whole) return refused(`${zh}还没有切断，没有中枢端与外周端之分。`)
  const train = trainOf(event, 0.02)
  if ('refusal' in train) return train
  state.trains.push(train)
  return true
}

const ventilate = (state: BreathingRabbit, event: Of<'ventilate'>): Refusal | true => {
  if (!state.isIntubated) return refused('请先做气管插管，再改变吸入气体、无效腔或接呼吸机。')
  const { gas, deadSpace } = event
  if (gas !== undefined) {
    const { oxygen, carbonDioxide } = gas
    if (!(oxygen >= 0 && carbonDioxide >= 0 && oxygen + carbonDioxide <= 1))
      return refused('各种气体的比例之和不能超过 100%。')
  }
  if (deadSpace !== undefined && !(deadSpace >= 0 && deadSpace <= 60))
    return refused('长管容积请在 0～60 mL 之间，再长动物会窒息。')
  const set = setVentilator(state, event)
  if (set !== true) return set
  if (gas !== undefined) state.gas = { ...gas }
  if (deadSpace !== undefined) state.addedDeadSpace = deadSpace
  return true
}

const inflate = (state: BreathingRabbit, { millilitres }: Of<'inflate'>): Refusal | true => {
  if (!state.isIntubated) return refused('请先做气管插管，再用注射器向肺内注气或抽气。')
  const { kilograms } = state.own
  if (!(millilitres >= -8 * kilograms && millilitres <= 16 * kilograms && millilitres !== 0))
    return refused('注气（抽气）量过大会损伤肺，请控制在 -20～40 mL。')
  state.held = millilitres
  state.heldLeft = 6
  return true
}

const done = (state: BreathingRabbit, event: Event): Refusal | true => {
  switch (event.kind) {
    case 'prepare':
      return (
        steps[event.step]?.(state, event.amount ?? 5) ??
        refused('本实验没有这一步准备，请查看实验步骤。')
      )
    case 'drug':
      return inject(state, event)
    case 'cut':
      return cut(state, event)
    case 'stimulate':
      return stimulate(state, event)
    case 'ventilate':
      return ventilate(state, event)
    case 'inflate':
      return inflate(state, event)
    default:
      return refused('本实验不做这项操作。')
  }
}

const step = (state: BreathingRabbit): void => {
  if (state.ticks === 0) {
    state.ticks = 4
    centreTick(state)
    metabolise(state, 4 * constants.dt)
    if (state.isExposed) state.phrenicWet -= (state.phrenicWet * 0.02) / 900
  }
  state.ticks -= 1
  breatheStep(state)
}

/** 家兔呼吸运动的调节: gas, chemoreceptors and a rhythm that the vagi shorten, read at the chest, the pleura and the phrenic nerve. */
export const respiration: Model<BreathingRabbit, RespirationParameter> = {
  id: 'respiration',
  zh: '家兔呼吸运动的调节',
  dt: constants.dt,
  channels: [
    { id: 'breathing', zh: '呼吸运动', unit: 'mL', lo: -10, hi: 50, rate: 100, noise: 0.12 },
    { id: 'pleural', zh: '胸膜腔内压', unit: 'cmH₂O', lo: -16, hi: 4, rate: 100, noise: 0.05 },
    { id: 'phrenic', zh: '膈神经积分放电', unit: 'µV', lo: -4, hi: 60, rate: 100, noise: 0.6 },
    { id: 'stimulus', zh: '刺激标记', unit: '', lo: 0, hi: 1, rate: 50 },
  ],
  parameters: respirationParameters,
  init: (seed, values) => {
    const state = newBreathingRabbit(seed, values)
    for (let n = 0; n * constants.dt < 90; n += 1) step(state)
    return state
  },
  step,
  apply: (state, event) => {
    const result = done(state, event)
    return result === true ? state : result
  },
  out: (state, into) => {
    const size = state.own.kilograms / 2.5
    const shown = state.isMounted ? state.volume + state.held + state.blown : 0
    into[0] = state.isCalibrated ? shown : shown * state.gain
    into[1] = state.isPleural
      ? constants.pleural -
        (constants.elastance / size) * (1.6 * state.activity - 0.6 * (state.volume + state.blown))
      : 0
    into[2] = state.isExposed ? (1.6 / size) * state.activity * state.phrenicWet : 0
    into[3] = state.trains.some(({ wait }) => wait <= 0) ? 1 : 0
    return into
  },
  ...plainState,
}
