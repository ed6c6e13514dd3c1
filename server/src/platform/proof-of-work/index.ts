import { timingSafeEqual } from 'node:crypto'
import { solves } from '@xinglin/wire'
import { isId, newId } from '#platform/ids'

/** Signs a text with a key of the server's own. */
export type Sign = (text: string) => string

/** What a proof of work (a hash that begins with so many bits of nothing) stands for: for which purpose, in which school, until when. */
export type Purpose = { readonly name: 'call' | 'feedback' | 'sign-in'; readonly lifeMs: number }

type Where = { readonly school: { readonly id: string }; readonly at: Date }

/** What somebody sends back: the riddle and its answer. */
export type Proven = { readonly Proof: string; readonly Answer: string }

const signed = (
  sign: Sign,
  { name }: Purpose,
  { school }: Where,
  [id, until, bits]: readonly [string, string, string],
): string => sign(`${name}\n${school.id}\n${id}\n${until}\n${bits}`)

/** A new riddle for the visited school, which says how hard it is; nothing of it is kept here. */
export const newProof = (purpose: Purpose, visit: Where, sign: Sign, bits: number): string => {
  const id = newId(visit.at.getTime())
  const until = String(visit.at.getTime() + purpose.lifeMs)
  return `${id}.${until}.${bits}.${signed(sign, purpose, visit, [id, until, String(bits)])}`
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The id of a riddle of this purpose and school that holds still and is solved; undefined for any other. */
export const provenBy = (
  purpose: Purpose,
  visit: Where,
  sign: Sign,
  { Proof, Answer }: Proven,
): string | undefined => {
  const [id = '', until = '', bits = '', mark = ''] = Proof.split('.')
  const isOurs = isId(id) && isSame(mark, signed(sign, purpose, visit, [id, until, bits]))
  return isOurs && Number(until) > visit.at.getTime() && solves(Proof, Answer, Number(bits))
    ? id
    : undefined
}

const maxUsed = 50_000

/** Riddles that were used, until they run out; by process, so that one is good for one time in each. False for one that was used. */
export const usedOnce = ({ lifeMs }: Purpose) => {
  const used = new Map<string, number>()
  return (id: string, at: Date): boolean => {
    const now = at.getTime()
    for (const [old, until] of used) {
      if (until > now && used.size <= maxUsed) break
      used.delete(old)
    }
    if (used.has(id)) return false
    used.set(id, now + lifeMs)
    return true
  }
}
