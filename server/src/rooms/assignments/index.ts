import type { UploadedFiles } from '#resources'
import { editingCalls } from './editing/routes.ts'
import type { AssignmentDeps } from './editing/save-assignment.ts'
import { handInCalls } from './handing/hand-in.ts'
import { ownSubmissionCalls } from './handing/own-submission.ts'
import { draftCalls } from './handing/write-draft.ts'
import { releasingCalls } from './marking/release-task.ts'
import { progressCalls } from './studying/progress.ts'
import { studyingCalls } from './studying/routes.ts'

export { makeAssignment } from './definition/seed.ts'
export { assignmentItemsOf } from './definition/items-of.ts'
export { assignmentsAmong, datedAssignments, dueAssignments } from './studying/own-assignments.ts'
export type { ItemKind } from './works/kinds.ts'
export { taskWatchingCalls } from './watching/watch-assignment.ts'
export type { PersonPlace } from './watching/read-assigned.ts'
export { courseKind } from './works/course-kind.ts'
export { readingKind } from './works/reading-kind.ts'
export { reportItems } from './works/report-kind.ts'
export { simulationItems } from './works/simulation-kind.ts'
export { scoredWorksOf } from './works/scored-works.ts'
export { submissionKind } from './works/submission-kind.ts'
export { contestKind } from './works/contest-kind.ts'
export { examKind } from './works/exam-kind.ts'
export { questionnaireKind } from './works/questionnaire-kind.ts'
export { submissionSource } from './marking/submission-source.ts'
export { examTeacher } from './studying/exam-teacher.ts'
export { scoresInTask, tasksOfClass } from './studying/class-tasks.ts'
export { worksToMark } from './marking/works-to-mark.ts'

/** Answers tasks; `kinds` says what they can be made of, `files` takes what is handed in. */
export const assignmentCalls = (deps: AssignmentDeps, files: UploadedFiles) => [
  ...editingCalls(deps),
  ...studyingCalls(deps.kinds),
  ...progressCalls(deps.kinds),
  ...draftCalls(deps.kinds, files),
  ...handInCalls(deps.kinds),
  ...ownSubmissionCalls(deps.kinds),
  ...releasingCalls(),
]
