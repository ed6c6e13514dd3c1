export { caseWorks, type CaseWork } from './case-works.ts'
export { demoCases, type WrittenCase } from './cases.ts'
export {
  demoSchools,
  type DemoCourse,
  type DemoItem,
  type DemoLife,
  type DemoSchool,
} from './load.ts'
export { demoProcedures, type DemoProcedure } from './procedures.ts'
export { demoProtocols, type WrittenProtocol } from './protocols.ts'
export { helpArticles, type HelpArticle } from './help.ts'
export { demoQuestions } from './bank.ts'
export { type WrittenQuestion } from './question-text.ts'
