import { pulsesOf } from '#experiment/excitation'
import { isRefused, refused, type Event, type Refusal } from '#experiment/engine'
import { microgramsOf } from '#experiment/pharmacology'
import { constants } from './parameters.ts'
import { dt, heightOf, stagesAt, type NerveTrunkState } from './state.ts'

const molarMass = { procaine: 272.8, potassium: 74.55 } as const

const prepare = (
  state: NerveTrunkState,
  { step, amount }: Extract<Event, { kind: 'prepare' }>,
): NerveTrunkState | Refusal => {
  if (step === 'pith') state.pithed = true
  else if (step === 'moisten') state.dryness = 0
  else if (step === 'mount') {
    if (!state.pithed) return refused('请先破坏脑和脊髓，再游离神经：动物不应在清醒时受伤。')
    state.mounted = true
  } else if (step === 'crush') {
    if (!state.mounted) return refused('神经还没有放进标本盒，无法在电极之间夹伤它。')
    const last = state.electrodes[3]?.at ?? 0
    const place = amount ?? last - state.values.gap / 2
    if (!(place >= 2 && place <= last + 10))
      return refused('夹伤的位置应在刺激电极与最后一个引导电极之间（自阴极起，mm）。')
    if (place < state.crushedAt) state.crushedAt = place
  } else return refused('这个标本用不着这一步。')
  return state
}

const give = (
  state: NerveTrunkState,
  { drug, dose, unit, route }: Extract<Event, { kind: 'drug' }>,
): NerveTrunkState | Refusal => {
  if (drug !== 'procaine' && drug !== 'potassium-chloride')
    return refused('试剂架上没有这种药，或它不用于神经干标本。')
  if (route !== 'bath') return refused('离体神经只能用滤纸片给药。')
  if (!state.mounted) return refused('神经还没有放进标本盒，滤纸片无处可贴。')
  const name = drug === 'procaine' ? 'procaine' : 'potassium'
  const micrograms = microgramsOf(dose, unit, molarMass[name])
  if (!(micrograms > 0)) return refused('请按质量或物质的量写剂量，并大于 0。')
  if (micrograms > 20_000) return refused('一小片滤纸吸不下这么多药，请核对剂量和单位。')
  // µg over g/mol are µmol, over mL mmol/L.
  state.paper[name] += micrograms / molarMass[name] / constants.paper
  return state
}

/** What a student does to the nerve; changes the state in place or refuses. */
export const handle = (state: NerveTrunkState, event: Event): NerveTrunkState | Refusal => {
  switch (event.kind) {
    case 'prepare':
      return prepare(state, event)
    case 'stimulate': {
      if (event.site !== 'nerve') return refused('刺激电极只能接触神经干的中枢端。')
      if (state.trains.length >= 8) return refused('前面的刺激还没有结束，请稍候。')
      const train = pulsesOf(event, state.step * dt)
      if (isRefused(train)) return train
      state.trains.push(train)
      return state
    }
    case 'drug':
      return give(state, event)
    case 'solution':
      if (event.solution !== 'ringer') return refused('神经干只用任氏液冲洗。')
      state.paper = { procaine: 0, potassium: 0 }
      state.dryness = 0
      return state
    case 'temperature':
      if (!(event.celsius >= 2 && event.celsius <= 35))
        return refused('蛙类标本的温度请设在 2～35 ℃ 之间。')
      state.celsius = event.celsius
      state.stages = stagesAt(event.celsius)
      state.height = heightOf(state.stages)
      return state
    default:
      return refused('这个操作不用于神经干标本。')
  }
}
