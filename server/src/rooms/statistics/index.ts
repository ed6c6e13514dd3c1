export { countSignIns } from './listen.ts'
export { forgetCounted } from './store.ts'
export { statisticsCalls } from './calls.ts'
