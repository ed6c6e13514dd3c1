export { caseWorks, type CaseWork } from './case-works.ts'
export { demoCases, type WrittenCase } from './cases.ts'
export { type DemoCourse, type DemoItem } from './courses.ts'
export { type DemoStation } from './exams.ts'
export { demoSchools, type DemoLife, type DemoSchool } from './load.ts'
export {
  packContent,
  packInfos,
  type PackContent,
  type PackedItem,
  type PackInfo,
  type PackPlace,
} from './packs.ts'
export { demoProcedures, type DemoProcedure } from './procedures.ts'
export { demoProtocols, type WrittenProtocol } from './protocols.ts'
export { helpArticles, type HelpArticle } from './help.ts'
export { demoQuestions } from './bank.ts'
export { type WrittenQuestion } from './question-text.ts'
