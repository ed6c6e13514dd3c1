/** A number that follows from an id and looks random (FNV-1a, mixed): the same course always looks the same. */
export const seedOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  // The finisher of MurmurHash3: neighbouring ids must not look alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of `count` choices; `salt` makes independent choices of one seed. */
export const pick = (seed: number, salt: number, count: number): number =>
  seedOf(`${seed}/${salt}`) % count
