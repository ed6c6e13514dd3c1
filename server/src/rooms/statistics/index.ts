export { countSignIns } from './listen.ts'
export { statisticsCalls } from './calls.ts'
