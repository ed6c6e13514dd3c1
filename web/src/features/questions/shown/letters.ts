/** The letter by which an option is called in the reader's own order. */
export const letterOf = (at: number): string => String.fromCodePoint(65 + at)
