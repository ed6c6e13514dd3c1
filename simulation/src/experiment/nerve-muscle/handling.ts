import { pulsesOf, speedAt } from '#experiment/excitation'
import { isRefused, refused, type Event, type Refusal } from '#experiment/engine'
import { microgramsOf } from '#experiment/pharmacology'
import { strengthUnder } from './contraction.ts'
import { constants } from './parameters.ts'
import { ringer, type Bath, type NerveMuscleState } from './state.ts'

type Drug = { readonly member: keyof Bath; readonly molarMass: number; readonly most: number }

/** What may be dropped on the muscle: its molar mass in g/mol and the most that a dose may be, in nmol. */
const drugs: Readonly<Record<string, Drug>> = {
  tubocurarine: { member: 'curare', molarMass: 681.7, most: 20_000 },
  neostigmine: { member: 'neostigmine', molarMass: 223.3, most: 20_000 },
  procaine: { member: 'procaine', molarMass: 236.3, most: 1_000_000 },
}

const hang = (state: NerveMuscleState, grams: number): void => {
  state.load = grams
  state.strength = strengthUnder(grams)
}

const prepare = (state: NerveMuscleState, step: string): NerveMuscleState | Refusal => {
  if (step === 'pith') state.pithed = true
  else if (step === 'calibrate') state.calibrated = true
  else if (step === 'moisten') state.dryness = 0
  else if (step === 'crush') {
    if (!state.mounted) return refused('标本还没有装好，请先固定标本并把跟腱连到换能器上。')
    state.cut = true
  } else if (step === 'mount') {
    if (!state.pithed) return refused('请先破坏脑和脊髓，再制备标本：动物不应在清醒时受伤。')
    state.mounted = true
    hang(state, 5)
  } else return refused('这个标本用不着这一步。')
  return state
}

const give = (
  state: NerveMuscleState,
  event: Extract<Event, { kind: 'drug' }>,
): NerveMuscleState | Refusal => {
  const drug = Object.hasOwn(drugs, event.drug) ? drugs[event.drug] : undefined
  if (drug === undefined) return refused('试剂架上没有这种药，或它不用于这个标本。')
  if (event.route !== 'bath') return refused('离体标本只能把药加到浸浴液里。')
  const amount = (1000 * microgramsOf(event.dose, event.unit, drug.molarMass)) / drug.molarMass
  if (!(amount > 0)) return refused('请按质量或物质的量写剂量，并大于 0。')
  if (amount > drug.most) return refused('剂量太大，超出教学用量，请核对单位后重配。')
  // nmol in mL are µmol/L; procaine is kept in mmol/L.
  state.dish[drug.member] += amount / constants.dish / (drug.member === 'procaine' ? 1000 : 1)
  return state
}

/** What a student does to the preparation; changes the state in place or refuses. */
export const handle = (state: NerveMuscleState, event: Event): NerveMuscleState | Refusal => {
  switch (event.kind) {
    case 'prepare':
      return prepare(state, event.step)
    case 'stimulate': {
      if (!state.mounted) return refused('标本还没有装好，请先固定标本并把跟腱连到换能器上。')
      if (event.site !== 'nerve' && event.site !== 'muscle')
        return refused('刺激电极只能放在坐骨神经或腓肠肌上。')
      if (state.trains.length >= 8) return refused('前面的刺激还没有结束，请稍候。')
      const train = pulsesOf(event, state.step / 1000)
      if (isRefused(train)) return train
      state.trains.push(train)
      return state
    }
    case 'drug':
      return give(state, event)
    case 'solution':
      if (event.solution === 'ringer') state.dish = ringer(constants.calciumOutside)
      else if (event.solution === 'calcium-free-ringer') state.dish = ringer(0)
      else return refused('浸浴液只有任氏液和无钙任氏液。')
      return state
    case 'cut':
      if (event.nerve !== 'sciatic') return refused('这个标本上只有坐骨神经。')
      state.cut = true
      return state
    case 'temperature':
      if (!(event.celsius >= 2 && event.celsius <= 35))
        return refused('蛙类标本的温度请设在 2～35 ℃ 之间。')
      state.celsius = event.celsius
      state.speed = speedAt(event.celsius, constants.contractionQ10)
      return state
    case 'load':
      if (!state.mounted) return refused('跟腱还没有连到换能器上，无法加前负荷。')
      if (!(event.grams >= 0 && event.grams <= 60))
        return refused('前负荷请设在 0～60 g 之间，过大会拉伤肌肉。')
      hang(state, event.grams)
      return state
    default:
      return refused('这个操作不用于坐骨神经-腓肠肌标本。')
  }
}
