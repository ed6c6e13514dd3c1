export { noiseAt, varied } from './chance.ts'
export type { DoseUnit, Event, Preparation, Route, Timed } from './event.ts'
export { traceOf, type Expectation, type ExpectedRow, type Reading } from './expectation.ts'
export {
  area,
  crossings,
  duration,
  latency,
  mean,
  peak,
  rate,
  trough,
  type Trace,
} from './measure.ts'
export {
  copied,
  isRefused,
  plainState,
  refused,
  type Channel,
  type Model,
  type Parameter,
  type Refusal,
} from './model.ts'
export { act, advance, begin, run, type Bench, type Recording, type Sink } from './run.ts'
