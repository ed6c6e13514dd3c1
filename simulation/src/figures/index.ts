export { readFigures, type Figure, type Read, type Unread } from './read.ts'
export {
  exactlyOf,
  isAtMost,
  less,
  near,
  plus,
  ratio,
  size,
  through,
  times,
  type Ratio,
} from './ratio.ts'
export { unitOf, type Unit } from './unit-expression.ts'
