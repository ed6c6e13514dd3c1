export { dropComment, keepComment, listComments } from './bank.ts'
export {
  Annotation,
  Criterion,
  isInTenths,
  longestRemark,
  Mark,
  type MarkingState,
  markingStateNames,
  markingStates,
  OtherMarker,
  type Outcome,
  outcomes,
  Rubric,
  defaultWorkRubric,
  type WorkKind,
  workKinds,
} from './shapes.ts'
export {
  againDays,
  decideWork,
  getWork,
  keepWorkMark,
  listWorks,
  markingRefusals,
  releaseWorks,
  WorkLine,
} from './works.ts'
export { MarkingPolicy, saveMarkingPolicy, defaultPolicy } from './policies.ts'
export { rubricRefusals, saveWorkRubric } from './rubrics.ts'
export { decideWorks } from './several.ts'
export { DecidedMark } from './decided.ts'
export { Recheck, recheckDays, recheckStateNames, recheckStates } from './recheck-shapes.ts'
export { askRecheck, decideRecheck } from './rechecks.ts'
export { WorkFile } from './work-file.ts'
