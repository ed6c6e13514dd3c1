import {
  anaesthetise,
  bleed,
  circulationStep,
  clamp,
  cutNerve,
  infuse,
  inject,
  newCirculation,
  pull,
  settle,
  stimulate,
  type Circulation,
  type CirculationParameter,
} from '#experiment/circulation'
import { refused, type Event, type Preparation, type Refusal } from '#experiment/engine'
import { manometerStep, newManometer, type Manometer } from '#experiment/manometer'

/** A rabbit on the operating table with its pressure line; nerves are `isExposed` once they were dissected. */
export type Table = {
  readonly rabbit: Circulation
  readonly line: Manometer
  isExposed: boolean
}

/** Urethane, g/kg: least for surgery, and below which the animal still moves. */
const asleep = 0.5
const still = 0.75

/** An animal that is not deep enough moves: mmHg of shaking in the line. */
const shaking = ({ urethane, fitness }: Circulation): number =>
  urethane < still && fitness > 0.2 ? 140 * (still - urethane) : 0

const notAsleep = refused('动物尚未麻醉或麻醉过浅，不能手术。请先由耳缘静脉麻醉并检查角膜反射。')

type Step = (state: Table, amount: number | undefined) => Refusal | true

const steps: Readonly<Partial<Record<Preparation, Step>>> = {
  anaesthetise: ({ rabbit }, amount) => anaesthetise(rabbit, amount),
  heparinise: ({ line }, amount = 1000) => {
    if (!(amount > 0 && amount <= 3000))
      return refused('肝素按 0～3000 U/kg 给药，常用 1000 U/kg。')
    line.heparin += amount
    return true
  },
  expose: (state) => {
    if (state.rabbit.urethane < asleep) return notAsleep
    if (state.isExposed) return refused('神经和血管已经分离好了。')
    state.isExposed = true
    return true
  },
  'expel-air': ({ line }) => {
    if (line.isOpen) return refused('插管已通向动脉，此时排气会把气泡推入血管。')
    line.hasAir = false
    return true
  },
  calibrate: ({ line }) => {
    line.isCalibrated = true
    return true
  },
  cannulate: ({ rabbit, line, isExposed }) => {
    if (rabbit.urethane < asleep) return notAsleep
    if (!isExposed) return refused('请先分离左颈总动脉再插管。')
    if (line.isOpen) return refused('动脉插管已经插好了。')
    rabbit.tied.left = true
    rabbit.clamped.left = false
    line.isOpen = true
    return true
  },
}

const needsNeck = refused('请先切开颈部、分离神经和血管，再进行这一步。')

/** Does what both whole-animal experiments with a pressure line allow, or refuses. */
export const doAtTable = (state: Table, event: Event): Refusal | true => {
  const { rabbit, isExposed } = state
  switch (event.kind) {
    case 'prepare':
      return (
        steps[event.step]?.(state, event.amount) ??
        refused('本实验没有这一步准备，请查看实验步骤。')
      )
    case 'drug':
      return inject(rabbit, event) ?? refused('试剂架上没有这种药，请重新选择。')
    case 'stimulate':
      return isExposed ? stimulate(rabbit, event) : needsNeck
    case 'cut':
      return isExposed ? cutNerve(rabbit, event) : needsNeck
    case 'clamp':
      return isExposed ? clamp(rabbit, event) : needsNeck
    case 'load':
      return isExposed ? pull(rabbit, event) : needsNeck
    case 'bleed':
      return state.line.isOpen ? bleed(rabbit, event) : refused('请先插好动脉插管再放血。')
    case 'infuse':
      return infuse(rabbit, event)
    default:
      return refused('本实验不做这项操作。')
  }
}

/** An awake rabbit whose reflexes learnt their set point asleep, as the laboratory's baseline is. */
export const newTable = (
  seed: number,
  values: Readonly<Record<CirculationParameter, number>>,
): Table => {
  const rabbit = newCirculation(seed, values)
  rabbit.urethane = 1
  settle(rabbit, 40)
  rabbit.urethane = 0
  return { rabbit, line: newManometer(seed), isExposed: false }
}

/** One step of 4 ms of the rabbit and of the line in its carotid artery. */
export const tableStep = ({ rabbit, line }: Table): void => {
  circulationStep(rabbit)
  manometerStep(line, rabbit.root, shaking(rabbit))
}

/** 1 while a stimulator is giving pulses, else 0. */
export const marker = ({ rabbit }: Table): number =>
  rabbit.trains.some(({ wait }) => wait <= 0) ? 1 : 0
