export { preparedForUrine, urineExpected } from './expected.ts'
export { urine } from './model.ts'
