/** Numbers between 0 and 1 that look like chance and are the same every time: a tracing is drawn alike whenever it is looked at. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
