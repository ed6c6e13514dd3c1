import { arterialPressure, arterialPressureExpected } from '#experiment/arterial-pressure'
import { electrolytesEcg, electrolytesEcgExpected } from '#experiment/electrolytes-ecg'
import { doseResponse, doseResponseExpected } from '#experiment/dose-response'
import { intestine, intestineExpected } from '#experiment/intestine'
import { urine, urineExpected } from '#experiment/urine'
import { respiration, respirationExpected } from '#experiment/respiration'
import type { Expectation, Model } from '#experiment/engine'
import { extrasystole, extrasystoleExpected } from '#experiment/extrasystole'
import { isolatedHeart, isolatedHeartExpected } from '#experiment/isolated-heart'
import { nerveMuscle, nerveMuscleExpected } from '#experiment/nerve-muscle'
import { nerveTrunk, nerveTrunkExpected } from '#experiment/nerve-trunk'

/** An experiment of the laboratory: its model and what the field expects of it. */
export type Experiment = {
  readonly model: Model<unknown>
  /**
   * Which version of the engine this is, from 1; raised by hand when the model gives other figures than before. A run has the
   * version that its figures are of: what another one recorded is told as such, and not drawn anew.
   */
  readonly version: number
  readonly expected: readonly Expectation[]
}

/** Every experiment, in the order in which they are taught. */
export const experiments: readonly Experiment[] = [
  { model: nerveMuscle, version: 1, expected: nerveMuscleExpected },
  { model: nerveTrunk, version: 1, expected: nerveTrunkExpected },
  { model: extrasystole, version: 2, expected: extrasystoleExpected },
  { model: isolatedHeart, version: 1, expected: isolatedHeartExpected },
  { model: electrolytesEcg, version: 2, expected: electrolytesEcgExpected },
  { model: arterialPressure, version: 1, expected: arterialPressureExpected },
  { model: respiration, version: 1, expected: respirationExpected },
  { model: urine, version: 1, expected: urineExpected },
  { model: doseResponse, version: 1, expected: doseResponseExpected },
  { model: intestine, version: 1, expected: intestineExpected },
]
