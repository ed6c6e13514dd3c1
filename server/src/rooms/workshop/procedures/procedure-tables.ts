import { compositionTables } from '../compositions/composition-tables.ts'

/** What a teacher composes upon a procedure (操作工坊), and what became of it. */
export const { work: procedureWork, move: procedureMove } = compositionTables('procedure')
