export { CaseEditor } from './cases/case-editor.tsx'
export { CaseList } from './cases/case-list.tsx'
export { ProcedureEditor, ProcedureList } from './procedures/procedure-desk.tsx'
