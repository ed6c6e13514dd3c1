/** The door for rooms that show questions of the bank and know nothing else of it. */
export { holdStore } from './hold-store.ts'
