/** The greater of two figures. */
export const higher = (one: number, other: number): number => (one > other ? one : other)

/** The smaller of two figures. */
export const lower = (one: number, other: number): number => (one < other ? one : other)

/** A figure without its sign. */
export const sizeOf = (one: number): number => (one < 0 ? -one : one)
