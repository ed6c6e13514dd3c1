/**
 * Finds the row of a hashed feature, −1 where it has none. Open addressing on plain numbers: a Map would keep each of a
 * hundred thousand 32-bit keys in a box of its own, and a long turn looks up tens of thousands.
 */
export const rowsOf = (features: Uint32Array): ((hash: number) => number) => {
  let size = 16
  while (size < features.length * 2) size *= 2
  const mask = size - 1
  const places = new Int32Array(size).fill(-1)
  features.forEach((hash, row) => {
    let at = hash & mask
    while ((places[at] ?? -1) >= 0) at = (at + 1) & mask
    places[at] = row
  })
  return (hash) => {
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const row = places[at] ?? -1
      if (row < 0 || features[row] === hash) return row
    }
  }
}
