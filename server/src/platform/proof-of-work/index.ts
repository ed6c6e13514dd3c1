import { timingSafeEqual } from 'node:crypto'
import { solves } from '@xinglin/wire'
import { isId, newId } from '#platform/ids'
import type { Visit } from '#platform/visit'

/** Signs a text with a key of the server's own. */
export type Sign = (text: string) => string

/** What a proof of work (a hash that begins with so many bits of nothing) stands for: for which purpose, in which school, until when. */
export type Purpose = { readonly name: 'feedback' | 'sign-in'; readonly lifeMs: number }

type Where = Pick<Visit, 'school' | 'at'>

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
