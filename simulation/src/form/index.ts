export { isPlain } from './plain.ts'
export { advice, error, listed, repeated, unless } from './problem.ts'
export {
  flag,
  id,
  known,
  lazy,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  textOr,
  whole,
  type Infer,
  type Problem,
  type Shape,
} from './shape.ts'
