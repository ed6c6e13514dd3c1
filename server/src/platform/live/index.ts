export type { ReadRows } from './board.ts'
export { hintsOf, openBoards, type Boards } from './boards.ts'
export { follow, type Looking } from './follow.ts'
