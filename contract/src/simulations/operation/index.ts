export { Action } from './actions.ts'
export {
  OperationBrief as Brief,
  OperationMode as Mode,
} from '@xinglin/contract/simulations/kernel'
export { Guidance } from './guidance.ts'
export { Happened, Observation } from './happened.ts'
export { Menu } from './menu.ts'
export { getOperationReport } from './operation-report.ts'
export {
  beginOperation,
  finishOperation,
  getOperation,
  performAction,
  watchOperation,
} from './sessions.ts'
export { getSampleOperation, performSampleOperation, sampleLimits } from './sample.ts'
export { View, Vitals } from './view.ts'
