import type { Happened } from '@xinglin/contract/simulations/operation'

/** A tube or bottle into which blood was taken: the colour of its cap, and how full it is (0-1). */
export type Tube = {
  readonly zh: string
  readonly cap: number
  readonly ml: number
  readonly full: number
  readonly isBottle: boolean
}

const kinds: Readonly<Record<string, readonly [zh: string, cap: number, holds: number]>> = {
  'fill-culture': ['血培养', 0x5b6b73, 20],
  'fill-blue': ['蓝管', 0x3f8fd2, 2.7],
  'fill-yellow': ['黄/红管', 0xd9a521, 5],
  'fill-green': ['绿管', 0x3c9a57, 4],
  'fill-purple': ['紫管', 0x7d4fa8, 2],
  'fill-grey': ['灰管', 0x8d9497, 2],
}

/** What was filled, in its order: the vacuum fills a tube to its line and no farther. */
export const tubesOf = (done: readonly Happened[]): readonly Tube[] =>
  done.flatMap(({ action, observations }) => {
    const kind = action.type === 'perform' ? kinds[action.deed] : undefined
    const taken = observations.find((one) => one.type === 'drawn')
    if (!kind || !taken) return []
    const [zh, cap, holds] = kind
    const ml = taken.ml ?? 0
    return [{ zh, cap, ml, full: Math.min(1, ml / holds), isBottle: holds === 20 }]
  })
