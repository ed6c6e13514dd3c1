const between = /[\s,，、;；]+/

/** The words of a text that stand between spaces, commas or 顿号, each once. */
export const wordsIn = (text: string): string[] => [
  ...new Set(text.split(between).filter((word) => word !== '')),
]
