import type { Purpose } from '#platform/proof-of-work'

/** What guests prove before they write. */
export const proofOfGuests: Purpose = { name: 'feedback', lifeMs: 1_800_000 }

/** Some 30,000 hashes: a third of a second in a browser, and far too much for who wants to write thousands. */
const fewestBits = 15
/** Half a minute in a browser. */
const mostBits = 21
/** Feedback of guests within a day after which the next is dearer, and so many more after which it is twice as dear. */
const usual = 50

/** How hard the next riddle is, by what guests gave today: nobody uses the day up for the others, it becomes dear to go on. */
export const bitsAfter = (given: number): number =>
  Math.min(mostBits, fewestBits + Math.max(0, Math.floor(given / usual)))
