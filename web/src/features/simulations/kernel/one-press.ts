/** The time within which browsers take two clicks for a double click. */
const doubleMs = 500

/**
 * Tells presses apart: the same deed again within half a second of the last time is the same press, whether it was clicked
 * twice or its key held down. One press is one deed, however fast it is answered.
 */
export const onePress = (clock: () => number = () => performance.now()) => {
  let last = { deed: '', at: -Infinity }
  return (deed: unknown): boolean => {
    const now = { deed: JSON.stringify(deed), at: clock() }
    const isSame = now.deed === last.deed && now.at - last.at < doubleMs
    last = now
    return !isSame
  }
}
