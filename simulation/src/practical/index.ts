export { actionWords, deedWords, directionNames } from './action-words.ts'
export { assessing, rewritten, type Assessment, type StepScore } from './assess.ts'
export { analysesOf } from './analysis.ts'
export type { Analysis, PlotValue, Plot, Point, Series } from './analysis-plot.ts'
export { type Action, type Hypothesis, type RunEvent } from './action.ts'
export { keptOf, progressOf, runOf, type KeptRun } from './kept-run.ts'
export { measureNames, measuresOf, measureTable, measureUnit, type Measure } from './measures.ts'
export { isAsExpected } from './as-expected.ts'
export { clickedThrough } from './clicked-through.ts'
export { composedProtocol } from './composed-protocol.ts'
export { cut, measuredOf, maxSamples } from './measuring.ts'
export { goldenWay } from './golden.ts'
export {
  playedPart,
  playedSeeds,
  playing,
  settledProtocol,
  type SeedPlay,
} from './played-protocol.ts'
export {
  draftSteps,
  isProtocolDraft,
  measuresIn,
  pointsOf,
  protocolDraft,
  type ProtocolDraft,
} from './protocol-draft.ts'
export { proofreadProtocol } from './proofread.ts'
export { readProtocol, type Direction, type Protocol } from './protocol.ts'
export {
  markedDimensions,
  markedSheet,
  mayGive,
  teacherItem,
  unmarkedSheet,
  type Given,
} from './marking.ts'
export { mark, type Marked } from './quiz.ts'
export {
  checkedSections,
  longestSection,
  reportNames,
  reportSections,
  type ReportSection,
} from './report-format.ts'
export {
  acting,
  advancing,
  atOnce,
  modelOf,
  reachable,
  RefusedEvent,
  continuing,
  engineOf,
  replaying,
  settle,
  type Refused,
  type Run,
  type Setup,
} from './run.ts'
export { countLetters } from './score-report.ts'
export { readSection, statedFigures, type Stated } from './stated.ts'
export { eventOf, faultIn, defaultOf, type TrayDeed } from './tray-format.ts'
export { viewOf, type ProtocolView } from './view.ts'
