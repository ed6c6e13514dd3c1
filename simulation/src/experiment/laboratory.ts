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
  readonly expected: readonly Expectation[]
}

/** Every experiment, in the order in which they are taught. */
export const experiments: readonly Experiment[] = [
  { model: nerveMuscle, expected: nerveMuscleExpected },
  { model: nerveTrunk, expected: nerveTrunkExpected },
  { model: extrasystole, expected: extrasystoleExpected },
  { model: isolatedHeart, expected: isolatedHeartExpected },
  { model: electrolytesEcg, expected: electrolytesEcgExpected },
  { model: arterialPressure, expected: arterialPressureExpected },
  { model: respiration, expected: respirationExpected },
  { model: urine, expected: urineExpected },
  { model: doseResponse, expected: doseResponseExpected },
  { model: intestine, expected: intestineExpected },
]
