/** The lines of a text as paragraphs; empty ones are left out. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
