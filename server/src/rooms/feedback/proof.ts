import { timingSafeEqual } from 'node:crypto'
import { solves } from '@xinglin/wire'
import { isId, newId } from '#platform/ids'
import type { Visit } from '#platform/visit'

/** Signs a text with a key of the server's own. */
export type Sign = (text: string) => string

/** Some 30,000 hashes: a third of a second in a browser, and far too much for who wants to write thousands. */
export const bits = 15
const lifeMs = 1_800_000

const signed = (sign: Sign, { school }: Visit, id: string, until: string): string =>
  sign(`feedback\n${school.id}\n${id}\n${until}`)

/** A new riddle for the visited school; nothing of it is kept here. */
export const newProof = (visit: Visit, sign: Sign): string => {
  const id = newId(visit.at.getTime())
  const until = String(visit.at.getTime() + lifeMs)
  return `${id}.${until}.${signed(sign, visit, id, until)}`
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The id of a riddle of this school that holds still and is solved; undefined for any other. */
export const provenBy = (
  visit: Visit,
  sign: Sign,
  { Proof, Answer }: { Proof: string; Answer: string },
): string | undefined => {
  const [id = '', until = '', mark = ''] = Proof.split('.')
  const isOurs = isId(id) && isSame(mark, signed(sign, visit, id, until))
  return isOurs && Number(until) > visit.at.getTime() && solves(Proof, Answer, bits)
    ? id
    : undefined
}
