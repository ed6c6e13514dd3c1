import type { Family } from './family.ts'
import { nerveVelocity, tetanusRatio } from './nerve-recordings.ts'
import { pauseAfterEarlyBeat } from './frog-recording.ts'
import { gutRhythm, halfMaximalDose } from './bath-recordings.ts'
import { rabbitPressure, rabbitPulse, rabbitVentilation } from './animal-recordings.ts'

/** Curves of the product's experiments, to be read. */
export const recordings: readonly Family[] = [
  nerveVelocity,
  tetanusRatio,
  pauseAfterEarlyBeat,
  rabbitPressure,
  rabbitPulse,
  rabbitVentilation,
  gutRhythm,
  halfMaximalDose,
]
