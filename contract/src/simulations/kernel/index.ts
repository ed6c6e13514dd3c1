export { ConsultationBrief, ConsultationLine, ConsultationMode } from './consultation-brief.ts'
export { ExperimentBrief, ExperimentMode } from './experiment-brief.ts'
export { OperationBrief, OperationMode } from './operation-brief.ts'
export {
  acting,
  ended,
  entering,
  missing,
  noEntry,
  Once,
  once,
  paused,
  SessionLine,
  SessionState,
  standing,
  withheld,
} from './sessions.ts'
