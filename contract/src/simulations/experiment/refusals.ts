export { missing } from '@xinglin/contract/simulations/kernel'

/** The refusal of an open experiment whose engine was changed since, so that what was done in it cannot be done in the new one. */
export const outdated = [
  -10011,
  '实验模型已经更新，此前的操作无法继续，请返回课程重新开始',
] as const
