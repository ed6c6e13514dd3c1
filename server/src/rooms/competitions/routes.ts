import {
  examinations,
  getDropDownCasePaper,
  getDropDownCaseSystom,
  getDropDownExaminations,
  getDropDownOperationType,
  getDropDownQuestion,
  getDropDownTopicCard,
  getDropDownVirTopicCard,
  getGameApplacable,
  getGameSections,
  getModuleTemplateInfo,
} from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { questionTypeNames } from '@xinglin/contract/questions'
import { choicesOf, vocabularyOptions, vocabularyTree } from '#dictionaries'
import { contestPapers } from '#exams'
import { answer } from '#platform/http'
import type { UploadedFiles } from '#resources'
import { sectionTree } from '#schools'
import { contestCalls } from './contests/contests.ts'
import { documentReviewCalls } from './documents/review-documents.ts'
import { documentCalls } from './documents/hand-in-documents.ts'
import { enrolCalls } from './games/enrol.ts'
import { teamSheetCalls } from './games/enrol-teams.ts'
import { ownEntryCalls } from './games/own-entries.ts'
import { gameCalls } from './games/show-games.ts'
import { contestFormCalls } from './organise/manage-contests.ts'
import { materialCalls } from './materials/manage-materials.ts'
import { contestMoveCalls } from './organise/move-contest.ts'
import { proctorCalls } from './proctors/name-proctors.ts'
import { entryReviewCalls } from './organise/review-entries.ts'
import { noticeDeskCalls } from './notices/manage-notices.ts'
import { noticeCalls } from './notices/read-notices.ts'
import { cardCalls } from './manage-cards.ts'
import { practiceStationCalls } from './practice/practise-station.ts'
import { practiceCalls } from './practice/show-practice.ts'
import { contestDataCalls } from './results/contest-data.ts'
import { gameResultCalls } from './results/game-result.ts'
import { objectionCalls } from './results/decide-objection.ts'
import { fullBoardCalls } from './results/full-board.ts'
import { objectCalls } from './results/object-to-score.ts'
import { ownScoreCalls } from './results/own-scores.ts'
import { publicBoardCalls } from './results/public-board.ts'
import { settleCalls } from './results/settle-round.ts'
import { teamResultCalls } from './results/team-results.ts'
import { roundCalls } from './rounds/manage-rounds.ts'
import { controlRoomCalls } from './running/control-room.ts'
import { clockCalls } from './running/control-round.ts'
import { drawCalls } from './running/draw-round.ts'
import { hallCalls } from './running/hall.ts'
import { judgeCalls } from './running/judge-tasks.ts'
import { ownRunCalls } from './running/own-runs.ts'
import { seatCalls } from './running/enter-station.ts'
import { sheetCalls } from './running/save-sheet.ts'
import { sheetPhotoCalls } from './running/sheet-photo.ts'
import { teamCalls } from './running/set-team.ts'
import { authoringStore } from './store.ts'
import { templateCalls } from './templates/keep-templates.ts'
import { templateStartCalls } from './templates/start-from-template.ts'

const toOption = ({ id: Id, name: Name }: { readonly id: string; readonly name: string }) => ({
  Id,
  Name,
})

/** Whether a paper with stations of some kinds is one of an examination (the contract's `examinations`). */
const isPaperOf = (examination: string, kinds: readonly string[]): boolean => {
  if (examination === '3') return kinds.includes('consultation')
  if (examination === '2') return kinds.includes('operation') || kinds.includes('experiment')
  return examination === '' ? !kinds.includes('consultation') : kinds.length === 0
}

const fixed = (names: Readonly<Record<string, string>>) =>
  Promise.resolve(Object.entries(names).map(([Id, Name]) => ({ Id, Name })))

/** Answers those who look at contests, enter and hold them, and what their papers are chosen from; `files` keeps what is uploaded. */
export const competitionCalls = (files: UploadedFiles) => [
  ...contestCalls(),
  ...gameCalls(),
  ...enrolCalls(),
  ...ownEntryCalls(),
  ...contestFormCalls(),
  ...contestMoveCalls(),
  ...entryReviewCalls(),
  ...roundCalls(),
  ...drawCalls(),
  ...controlRoomCalls(),
  ...clockCalls(),
  ...teamCalls(),
  ...hallCalls(),
  ...ownRunCalls(),
  ...seatCalls(),
  ...judgeCalls(),
  ...sheetCalls(),
  ...sheetPhotoCalls(files),
  ...publicBoardCalls(),
  ...ownScoreCalls(),
  ...objectCalls(files),
  ...fullBoardCalls(),
  ...settleCalls(),
  ...teamResultCalls(),
  ...objectionCalls(),
  ...noticeCalls(),
  ...practiceCalls(),
  ...practiceStationCalls(),
  ...gameResultCalls(),
  ...contestDataCalls(),
  ...noticeDeskCalls(),
  ...templateCalls(),
  ...templateStartCalls(),
  ...proctorCalls(),
  ...materialCalls(files),
  ...documentCalls(files),
  ...documentReviewCalls(),
  ...teamSheetCalls(),
  ...cardCalls(),

  answer(getDropDownExaminations, function handleGetDropDownExaminations() {
    return fixed(examinations)
  }),

  answer(getDropDownQuestion, function handleGetDropDownQuestion() {
    return fixed(questionTypeNames)
  }),

  answer(getDropDownCaseSystom, function handleGetDropDownCaseSystom(visit) {
    return vocabularyTree(visit, vocabularies.symptom)
  }),

  answer(getDropDownOperationType, function handleGetDropDownOperationType(visit) {
    return vocabularyOptions(visit, vocabularies.operation)
  }),

  answer(getModuleTemplateInfo, async function handleGetModuleTemplateInfo(visit) {
    return (await choicesOf(visit, vocabularies.track)).map(({ code, name, children }) => ({
      Id: code,
      Name: name,
      Stages: children.map((stage) => ({
        Id: stage.code,
        Name: stage.name,
        Weight: stage.figures['Weight'] ?? 0,
        Minutes: stage.figures['Minutes'] ?? 0,
      })),
    }))
  }),

  answer(getGameSections, sectionTree),

  answer(getGameApplacable, function handleGetGameApplacable(visit) {
    return vocabularyOptions(visit, vocabularies.applicable)
  }),

  answer(
    getDropDownTopicCard,
    async function handleGetDropDownTopicCard(visit, { SystomId, SystomChildId }) {
      return (await authoringStore(visit).ofSymptom(SystomId, SystomChildId)).map(toOption)
    },
  ),

  answer(
    getDropDownVirTopicCard,
    async function handleGetDropDownVirTopicCard(visit, { operationType }) {
      return (await authoringStore(visit).ofOperation(operationType)).map(toOption)
    },
  ),

  // 3 are sets of cases, every other type those of operations and knowledge.
  answer(
    getDropDownCasePaper,
    async function handleGetDropDownCasePaper(visit, { examinationType }) {
      const own = (await authoringStore(visit).papers(examinationType === '3')).map(toOption)
      // Beside them the frozen papers of the bank, by what their stations ask for: 3 cases, 2 operations, 1 questions alone.
      const frozen = (await contestPapers(visit, '')).filter(({ stationKinds }) =>
        isPaperOf(examinationType, stationKinds),
      )
      return [...own, ...frozen.map(toOption)]
    },
  ),
]
