import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

type Left = { left: number; at: number }

const maxPeople = 20_000

/**
 * How much may be computed for one person: `most` ms of a processor at once, and `aSecond` more for each second that passes.
 * Whoever has none left is told to come later. It is of this process and forgotten with it: a bound of what one account
 * costs, no account of what somebody did.
 */
export const allowanceOf = ({ most, aSecond }: { most: number; aSecond: number }) => {
  const people = new Map<string, Left>()
  const leftOf = (person: string, at: number): number => {
    const one = people.get(person)
    return one ? Math.min(most, one.left + ((at - one.at) / 1_000) * aSecond) : most
  }
  return {
    /** Refuses −10429 where nothing is left. */
    check: (person: string, at: number): void => {
      if (leftOf(person, at) > 0) return
      throw new Refused(codes.tooMany.code, '您的实验在短时间内计算过多，请过几分钟再继续', {
        reason: `engine time of ${person}`,
      })
    },
    charge: (person: string, ms: number, at: number): void => {
      const left = leftOf(person, at) - ms
      people.delete(person)
      people.set(person, { left, at })
      if (people.size > maxPeople) people.delete(people.keys().next().value ?? '')
    },
  }
}
