/** A pattern for `like` that finds a text anywhere; the text stands for itself, whatever signs it has. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
