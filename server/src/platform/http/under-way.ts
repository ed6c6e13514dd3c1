import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** What is counted under one name, and in all. */
export type Most = { readonly each: number; readonly all?: number }

/** Counts what is under way by whose it is, in this process: who has too much of it is refused (−10429), and the others are not. */
export const underWay = ({ each, all = Infinity }: Most) => {
  const counts = new Map<string, number>()
  let sum = 0
  /** Counts one more, and answers how it ends; ended twice it ends once. */
  return (who: string): (() => void) => {
    const before = counts.get(who) ?? 0
    if (before >= each) throw new Refused(codes.tooMany.code, codes.tooMany.msg, { reason: who })
    if (sum >= all)
      throw new Refused(codes.overloaded.code, codes.overloaded.msg, { reason: 'all under way' })
    counts.set(who, before + 1)
    sum += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      sum -= 1
      const left = (counts.get(who) ?? 1) - 1
      if (left > 0) counts.set(who, left)
      else counts.delete(who)
    }
  }
}
