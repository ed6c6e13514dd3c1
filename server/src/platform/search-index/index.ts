export { findable } from './findable.ts'
export { marksIn } from './marks.ts'
export type { Findable } from './query.ts'
export { searchCondition, searchConditionAt } from './sql.ts'
