import { timingSafeEqual } from 'node:crypto'
import { solves } from '@xinglin/wire'
import { isId, newId } from '#platform/ids'
import type { Visit } from '#platform/visit'

/** Signs a text with a key of the server's own. */
export type Sign = (text: string) => string

/** Some 30,000 hashes: a third of a second in a browser, and far too much for who wants to write thousands. */
const fewestBits = 15
/** Half a minute in a browser. */
const mostBits = 21
/** Feedback of guests within a day after which the next is dearer, and so many more after which it is twice as dear. */
const usual = 50

/** How hard the next riddle is, by what guests gave today: nobody uses the day up for the others, it becomes dear to go on. */
export const bitsAfter = (given: number): number =>
  Math.min(mostBits, fewestBits + Math.max(0, Math.floor(given / usual)))

const lifeMs = 1_800_000

const signed = (sign: Sign, { school }: Visit, id: string, until: string, bits: string): string =>
  sign(`feedback\n${school.id}\n${id}\n${until}\n${bits}`)

/** A new riddle for the visited school, which says how hard it is; nothing of it is kept here. */
export const newProof = (visit: Visit, sign: Sign, bits: number): string => {
  const id = newId(visit.at.getTime())
  const until = String(visit.at.getTime() + lifeMs)
  return `${id}.${until}.${bits}.${signed(sign, visit, id, until, String(bits))}`
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The id of a riddle of this school that holds still and is solved; undefined for any other. */
export const provenBy = (
  visit: Visit,
  sign: Sign,
  { Proof, Answer }: { Proof: string; Answer: string },
): string | undefined => {
  const [id = '', until = '', bits = '', mark = ''] = Proof.split('.')
  const isOurs = isId(id) && isSame(mark, signed(sign, visit, id, until, bits))
  return isOurs && Number(until) > visit.at.getTime() && solves(Proof, Answer, Number(bits))
    ? id
    : undefined
}
