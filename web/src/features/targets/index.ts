export { TargetFields } from './target-fields.tsx'
export type { TargetValues } from './target-values.ts'
