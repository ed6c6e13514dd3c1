export { CaseEditor } from './case-editor.tsx'
export { CaseList } from './case-list.tsx'
