export { intestineExpected } from './expected.ts'
export { intestine } from './model.ts'
export { preparedGut } from './readings.ts'
