export { Action } from './actions.ts'
export { Brief } from './brief.ts'
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
export { Mode, View, Vitals } from './view.ts'
