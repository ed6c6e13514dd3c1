/** Text without what does not distinguish it: width, case, spaces and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()[\]"'“”‘’《》·,，.。:：;；-]/g, '')

/** Whether each group of words is met by one of its words; never by an empty text. */
export const isMet = (text: string, tokens: readonly (readonly string[])[]): boolean => {
  const given = plain(text)
  return given !== '' && tokens.every((group) => group.some((word) => given.includes(plain(word))))
}

/** Several diagnoses in one line, or one with a question mark, are none. */
const undecided = /[、,，;；/?？\n]|或|待(?:排|查|除外)|可能|不除外|\+|及|和/

/** Whether a line names no one diagnosis. */
export const isUndecided = (text: string): boolean => undecided.test(text)
