/** Numbers between 0 and 1 that look like chance and are the same every time (mulberry32): a film has the same grain whenever it is looked at. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed * 7919 + 17
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
