export { CaseEditor } from './cases/case-editor.tsx'
export { CaseList } from './cases/case-list.tsx'
export { ProcedureEditor } from './procedures/procedure-editor.tsx'
export { ProcedureList } from './procedures/procedure-list.tsx'
