import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** Counts what is under way by whose it is, in this process: who has `most` of it is refused more (−10429), and the others are not. */
export const underWay = (most: number) => {
  const counts = new Map<string, number>()
  /** Counts one more, and answers how it ends; ended twice it ends once. */
  return (who: string): (() => void) => {
    const before = counts.get(who) ?? 0
    if (before >= most) throw new Refused(codes.tooMany.code, codes.tooMany.msg, { reason: who })
    counts.set(who, before + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (counts.get(who) ?? 1) - 1
      if (left > 0) counts.set(who, left)
      else counts.delete(who)
    }
  }
}
