export { respirationExpected } from './expected.ts'
export { respiration } from './model.ts'
export { preparedBreather } from './readings.ts'
