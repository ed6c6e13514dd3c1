import { pow } from '#arithmetic'
import { constants } from './parameters.ts'
import type { BreathingRabbit } from './state.ts'

const dry = 713

/** Saturation of haemoglobin, 0 … 1, by A. V. Hill's equation, and its slope a mmHg. */
export const saturation = (
  pressure: number,
): { readonly value: number; readonly slope: number } => {
  if (pressure <= 0) return { value: 0, slope: 0 }
  const power = pow(pressure / constants.half, constants.hill)
  const value = power / (1 + power)
  return { value, slope: (constants.hill * value * (1 - value)) / pressure }
}

/** The gas that comes in with one breath: what of it passes the dead space mixes with what is in the lungs. */
export const exchangeBreath = (state: BreathingRabbit, tidal: number): void => {
  const { own, gas } = state
  const dead = own.deadSpace + state.addedDeadSpace
  const least = 0.06 * tidal
  const fresh = tidal - dead > least ? tidal - dead : least
  const volume = own.restVolume
  const part = fresh / (volume + fresh)
  state.carbonDioxide += (gas.carbonDioxide * dry - state.carbonDioxide) * part
  const { slope } = saturation(state.oxygen)
  const capacity = volume / dry + own.oxygenCapacity * slope
  const brought = (fresh * (gas.oxygen * dry - state.oxygen)) / dry
  // Haemoglobin shares what comes, but cannot raise the lungs above the gas that came.
  const raised = state.oxygen + brought / (capacity + fresh / dry)
  state.oxygen = raised < 0 ? 0 : raised
  state.lastTidal = tidal
}

/** Metabolism: CO2 from the tissues' store into the lungs by the blood, oxygen out of lungs and haemoglobin. */
export const metabolise = (state: BreathingRabbit, dt: number): void => {
  const { own } = state
  const { value, slope } = saturation(state.oxygen)
  const supplied = value > 0.35 ? 1 : value / 0.35
  const alive = supplied * state.fitness
  const flux = (own.production / constants.gradient) * (state.tissue - state.carbonDioxide)
  state.tissue += ((own.production * alive - flux) * dt) / own.store
  state.carbonDioxide += (flux * dt * dry) / own.restVolume
  const used = (own.production / constants.respiratoryQuotient) * alive * dt
  state.oxygen -= used / (own.restVolume / dry + own.oxygenCapacity * slope)
  if (state.oxygen < 0) state.oxygen = 0
  // Acid and base given into the blood spread over the extracellular fluid.
  const spread = ((state.plasmaBase - state.tissueBase) * dt) / 30
  state.plasmaBase -= spread
  state.tissueBase += spread / 3
}

/** Hydrogen ions of arterial blood, nM (Henderson): bicarbonate moves with given acid and base and with CO2 itself. */
export const hydrogen = ({ carbonDioxide, plasmaBase }: BreathingRabbit): number => {
  const buffered = constants.buffer * (carbonDioxide - constants.carbonDioxide)
  const bicarbonate = constants.bicarbonate + plasmaBase + buffered
  return (24 * carbonDioxide) / (bicarbonate < 2 ? 2 : bicarbonate)
}
