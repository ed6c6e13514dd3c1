export { examinations, gameStatus, gameTypes } from './stages.ts'
export {
  getDropDownGameStatus,
  getDropDownSchoolGame,
  getDropDownSchoolSimulation,
  getDropDownSimulatioTeachers,
  getDropDownYears,
  getSkillContestDropDownList,
} from './contests.ts'
export {
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
} from './authoring.ts'
export {
  type ContestDetail,
  type ContestForm,
  contestLimits,
  type ContestLine,
  type ContestMove,
  contestMoves,
  type EnrolPhase,
  enrolPhaseNames,
  type EnrolWay,
  enrolWayNames,
  enrolWays,
  type Entry,
  type EntryState,
  entryStateNames,
  entryStates,
  type GameCard,
  type GameDetail,
  positions,
} from './contest-shapes.ts'
export { enrol, getGame, getOwnEntry, listGames, listOwnEntries, withdrawEntry } from './games.ts'
export {
  getContest,
  listContests,
  listContestSchools,
  listContestSeasons,
  listEntries,
  moveContest,
  reviewEntry,
  saveContest,
} from './organise.ts'
