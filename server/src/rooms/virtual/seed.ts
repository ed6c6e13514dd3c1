/** A seed of 28 bits from the random end of an id: the same is the same wherever it is computed. */
export const seedOf = (id: string): number => Number.parseInt(id.slice(-7), 16)
