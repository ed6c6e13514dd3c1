export { CaseEditor } from './case-editor.tsx'
export { CaseList } from './case-list.tsx'
export { ProcedureEditor } from './procedures/procedure-editor.tsx'
export { ProcedureList } from './procedures/procedure-list.tsx'
