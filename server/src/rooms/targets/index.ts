export {
  givenAmong,
  givenAmongEach,
  givenTo,
  isGivenToEach,
  namesOfTargets,
  receiversOf,
  type Given,
} from './targets.ts'
export type { Effective, Ref } from './rules.ts'
export { targetStore, type OverrideRow } from './store.ts'
