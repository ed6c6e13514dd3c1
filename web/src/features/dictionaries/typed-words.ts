/** How long a word may be, and how many travel at once. */
export const longestWord = 50
export const wordsAtOnce = 500

/** Words that were typed or pasted, one a line: each once, and those that are too long apart. */
export const wordsOf = (
  text: string,
): { readonly words: readonly string[]; readonly tooLong: readonly string[] } => {
  const all = [
    ...new Set(
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ]
  const isLong = (word: string) => [...word].length > longestWord
  return { words: all.filter((word) => !isLong(word)), tooLong: all.filter(isLong) }
}

/** The words in blocks that travel at once. */
export const blocksOf = (words: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(words.length / wordsAtOnce) }, (_, index) =>
    words.slice(index * wordsAtOnce, (index + 1) * wordsAtOnce),
  )
