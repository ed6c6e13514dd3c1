export { missing } from '@xinglin/contract/simulations/kernel'

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const
