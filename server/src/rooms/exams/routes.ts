import type { BatchContext } from '#platform/database'
import type { Keys } from '#platform/keys'
import { fileKeys } from './attempts/file-key.ts'
import { analysisCalls } from './analysis/read-analysis.ts'
import { answerFileCalls } from './invigilation/take-answer-file.ts'
import { controlCalls } from './invigilation/control.ts'
import { lateCalls } from './invigilation/late-answers.ts'
import { unscoredCalls } from './invigilation/unscored-attempts.ts'
import { watchCalls } from './invigilation/watch.ts'
import { stationRecordCalls } from './marking/station-record.ts'
import { paperChoiceCalls } from './papers/choose-questions.ts'
import { paperFormCalls } from './papers/manage-papers.ts'
import { paperMoveCalls } from './papers/move-paper.ts'
import { paperPrintCalls } from './papers/print-paper.ts'
import { templateCalls } from './papers/quiz-templates.ts'
import { regradeDecisionCalls } from './regrades/decide-regrade.ts'
import { regradeProposalCalls } from './regrades/preview-regrade.ts'
import { classReleaseCalls } from './results/release-class.ts'
import { resultCalls } from './results/read-result.ts'
import { examFormCalls } from './schedule/manage-exams.ts'
import { examMoveCalls } from './schedule/move-exam.ts'
import { examOverrideCalls } from './schedule/override-exam.ts'
import type { ContestSittingOf } from './sitting/contest-sitting.ts'
import { safeBrowserCalls } from './sitting/get-safe-browser.ts'
import { listCalls } from './sitting/list-exams.ts'
import { movingCalls } from './sitting/move-on.ts'
import { pulseCalls } from './sitting/pulse.ts'
import { savingCalls } from './sitting/save-answers.ts'
import { startCalls } from './sitting/start-attempt.ts'
import { stationCalls } from './sitting/enter-station.ts'
import { stationChoiceCalls } from './papers/find-stations.ts'

/** Answers papers, examinations, those who sit them and those who watch. */
export const examCalls = (
  context: BatchContext,
  sittingOf: ContestSittingOf,
  keys: Pick<Keys, 'digest'>,
) => [
  ...answerFileCalls(fileKeys(keys)),
  ...paperFormCalls(),
  ...paperChoiceCalls(),
  ...paperMoveCalls(),
  ...paperPrintCalls(),
  ...templateCalls(),
  ...examFormCalls(),
  ...examMoveCalls(),
  ...examOverrideCalls(),
  ...listCalls(),
  ...safeBrowserCalls(),
  ...startCalls(context, sittingOf, fileKeys(keys)),
  ...movingCalls(context),
  ...stationCalls(),
  ...stationChoiceCalls(),
  ...savingCalls(context),
  ...pulseCalls(context.database),
  ...resultCalls(),
  ...classReleaseCalls(),
  ...watchCalls(),
  ...unscoredCalls(),
  ...stationRecordCalls(),
  ...controlCalls(),
  ...lateCalls(),
  ...analysisCalls(),
  ...regradeProposalCalls(),
  ...regradeDecisionCalls(),
]
