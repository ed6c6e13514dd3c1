export { givenTo, namesOfTargets, receiversOf } from './targets.ts'
export type { Ref } from './rules.ts'
export { targetStore } from './store.ts'
