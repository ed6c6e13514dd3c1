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
