export { Action, Direction, Hypothesis, Measure } from './actions.ts'
export { ExperimentBrief as Brief, ExperimentMode } from '@xinglin/contract/simulations/kernel'
export {
  ElsewhereResult,
  OwnResult,
  ElsewhereSetting,
  elsewherePaths,
  elsewhereResults,
  getElsewhere,
  launchElsewhere,
  LearnersResult,
  myElsewhere,
  registerElsewhere,
  saveElsewhere,
} from './elsewhere.ts'
export { Happened } from './happened.ts'
export { RunRecord } from './run-record.ts'
export { outdated } from './refusals.ts'
export { Protocol, TrayDeed } from './protocol.ts'
export { saveLabReport, submitLabReport } from './lab-report.ts'
export { Sections } from './lab-sections.ts'
export { beginExperiment, getExperiment, operate } from './sessions.ts'
export { getLabReport, StepScore } from './marked-report.ts'
export { resubmitLabReport } from './marking-again.ts'
export {
  decideReport,
  getMarking,
  markTogether,
  releaseClassReports,
  releaseReports,
  saveMark,
  saveRubric,
} from './marking-desk.ts'
export { labCourses, labReports, myLabReports, ReportLine } from './marking-list.ts'
export { ReportState, defaultRubric } from './marking-shapes.ts'
export { PlatformResult, PlatformStep, stepScores } from './step-scores.ts'
export {
  getSharing,
  linkPlatform,
  listPushes,
  Push,
  pushAgain,
  type PushState,
  pushStates,
  saveSharing,
  Sharing,
  timeUnits,
} from './sharing.ts'
export { getSampleProtocol } from './sample.ts'
