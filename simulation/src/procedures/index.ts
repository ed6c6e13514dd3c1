export { type Complication } from './complication-row.ts'
export { complicationOf } from './complications.ts'
export {
  boundsOf,
  composed,
  compositionOf,
  isComposition,
  mayLeave,
  type Composition,
} from './composed.ts'
export { nested, type Condition } from './condition.ts'
export { type Deed } from './deed.ts'
export { readVariant } from './fits.ts'
export { guidanceOf, proofreadGuide, type Guidance } from './guide.ts'
export { structures } from './guide-row.ts'
export { phases } from './phases.ts'
export { deedsOf, readProcedure, stepsOf, type Procedure } from './procedure.ts'
export { proofreadLists } from './proofread-lists.ts'
export { conditionsOf } from './conditions.ts'
export { proofreadProcedure } from './proofread.ts'
export { type Layer, type Site } from './site.ts'
export { type GoldenStep, type Step } from './step.ts'
export { tissueOf, type Tissue } from './tissue.ts'
export { type Variant, type Vitals } from './variant.ts'
