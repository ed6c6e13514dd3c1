export { extrasystoleExpected } from './expected.ts'
export { extrasystole } from './extrasystole.ts'
