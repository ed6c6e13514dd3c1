/** What a message may be early by: clocks of browsers run unevenly, and messages overtake each other. */
const graceMs = 2_000

/**
 * Whether somebody claims more time than has passed by the server's clock. Every figure by which a browser says how long
 * something lasted for whoever sits before it is held against it; time of a patient or a specimen that is passed at once
 * (waiting, a deed that takes minutes) is no such figure, for it passes there in full. What an engine of experiments may have
 * got to is the same rule where it is computed (`reachable`).
 */
export const isBeyondClock = (claimedMs: number, passedMs: number): boolean =>
  !(claimedMs <= passedMs + graceMs)
