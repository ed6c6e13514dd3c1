export type { PaperAddresses } from './papers/addresses.ts'
export { PaperList } from './papers/paper-list.tsx'
export { PaperPage } from './papers/paper-editor.tsx'
