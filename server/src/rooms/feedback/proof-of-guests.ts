import type { Purpose, Sign } from '#platform/proof-of-work'
import type { Visit } from '#platform/visit'

/** What guests prove before they write. */
export const proofOfGuests: Purpose = { name: 'feedback', lifeMs: 1_800_000 }

/** Some 30,000 hashes: a third of a second in a browser, and far too much for who wants to write thousands. */
const fewestBits = 15
/** Half a minute in a browser. */
const maxBits = 21
/** Feedback from one source within a day after which the next is dearer, and so many more after which it is twice as dear. */
const usual = 50

/** How hard the next riddle is, by what came from the same source today: it becomes dear to go on, and for nobody else. */
export const bitsAfter = (given: number): number =>
  Math.min(maxBits, fewestBits + Math.max(0, Math.floor(given / usual)))

/** Whether a riddle is still as hard as it has to be: one that was fetched before much was given is not kept for later. */
export const isHardEnough = (proof: string, given: number): boolean =>
  Number(proof.split('.')[2] ?? 0) >= bitsAfter(given) - 1

/** By what a guest is told apart: by the session of an account that many share, else by the address; as nobody can read it back. */
export const sourceOf = ({ person, ip }: Pick<Visit, 'person' | 'ip'>, sign: Sign): string =>
  sign(`source\n${person ? person.sessionId.toString('hex') : ip}`)
