import {
  assignmentCalls,
  contestKind,
  courseKind,
  examKind,
  questionnaireKind,
  readingKind,
  reportItems,
  simulationItems,
  submissionKind,
  submissionSource,
  type ItemKind,
} from '#assignments'
import { examSource } from '#exams'
import { markingCalls, type MarkingSource } from '#marking'
import type { UploadedFiles } from '#resources'
import { doneReports } from '#simulations/experiment'
import { peerAssessment } from './peer-assessment.ts'
import { kinds } from './simulations.ts'

/** What tasks can be made of. */
export const itemKinds: readonly ItemKind[] = [
  courseKind,
  simulationItems('case', kinds.consultation),
  simulationItems('operation', kinds.operation),
  simulationItems('experiment', kinds.experiment),
  reportItems(doneReports),
  examKind,
  contestKind,
  questionnaireKind,
  readingKind,
  submissionKind,
]

/** Answers tasks with what they can be made of, and those who mark: works of tasks, reports, and written answers of examinations. */
export const assignments = (files: UploadedFiles, reports: MarkingSource) => [
  ...assignmentCalls({ kinds: itemKinds }, files),
  ...markingCalls([submissionSource, reports, examSource]),
  ...peerAssessment(reports),
]
