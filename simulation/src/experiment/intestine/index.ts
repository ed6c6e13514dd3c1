export { intestineExpected, preparedGut } from './expected.ts'
export { intestine } from './model.ts'
