/** The words of what somebody searches for, each of which must be there; none of an empty text. */
export const searchWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

/** A pattern for `like` that finds a text anywhere; the text stands for itself, whatever signs it has. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
