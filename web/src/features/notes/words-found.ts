/** Where words that were searched for stand in a text, as [from, to) in UTF-16 units; case makes no difference. */
export const wordsFound = (text: string, words: string): [number, number][] => {
  const key = words.trim().toLowerCase()
  const within = text.toLowerCase()
  // A few letters change their length with their case: then nothing is marked rather than the wrong thing.
  if (key === '' || within.length !== text.length) return []
  const ranges: [number, number][] = []
  for (let at = within.indexOf(key); at >= 0; at = within.indexOf(key, at + key.length)) {
    ranges.push([at, at + key.length])
  }
  return ranges
}
