import * as course from './course.ts'
import * as cycles from './cycles.ts'

export { course, cycles }
export {
  averaged,
  heartbeats,
  pOf,
  prOf,
  qrsOf,
  qtOf,
  rOf,
  sampled,
  tOf,
  tWidthOf,
  type Beat,
} from './electrocardiogram.ts'
export {
  compensationOf,
  conductionVelocity,
  correctedQt,
  maximalStimulusOf,
  q10Of,
  refractoryOf,
  thresholdOf,
  type Answered,
} from './derived.ts'
