/** One character of a text as it is compared: lower case, without width, with its place in the text. */
type Char = { readonly char: string; readonly from: number; readonly to: number }

const ignored = /[\s\p{P}\p{S}\p{Cf}]/u

/** The characters of a text that count in a search: NFKC, lower case; spaces, signs and invisible ones are left out. */
export const charsOf = (text: string): Char[] => {
  const chars: Char[] = []
  let from = 0
  for (const one of text) {
    const to = from + one.length
    for (const char of one.normalize('NFKC').toLowerCase())
      if (!ignored.test(char)) chars.push({ char, from, to })
    from = to
  }
  return chars
}

/** A text as it is compared. */
export const plainOf = (text: string): string =>
  charsOf(text)
    .map(({ char }) => char)
    .join('')

/** What is looked for: the words of a search text, each as it is compared. */
export const termsOf = (key: string): string[] =>
  key
    .split(/\s+/)
    .map(plainOf)
    .filter((term) => term !== '')
    .slice(0, 5)
