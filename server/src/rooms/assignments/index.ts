import { editingCalls } from './editing/routes.ts'
import type { AssignmentDeps } from './editing/save-assignment.ts'
import { progressCalls } from './studying/progress.ts'
import { studyingCalls } from './studying/routes.ts'

export { makeAssignment } from './definition/seed.ts'
export { assignmentsAmong, dueAssignments } from './studying/own-assignments.ts'
export type { ItemKind } from './works/kinds.ts'
export { courseKind } from './works/course-kind.ts'
export { readingKind } from './works/reading-kind.ts'
export { reportItems } from './works/report-kind.ts'
export { simulationItems } from './works/simulation-kind.ts'

/** Answers tasks; `kinds` says what they can be made of. */
export const assignmentCalls = (deps: AssignmentDeps) => [
  ...editingCalls(deps),
  ...studyingCalls(deps.kinds),
  ...progressCalls(deps.kinds),
]
