/** Where the words of a search stand in a text, as [from, to) in UTF-16 units, apart from each other. */
export const marksOf = (text: string, searched: string): [number, number][] => {
  const low = text.toLowerCase()
  const marks: [number, number][] = []
  for (const word of searched.toLowerCase().split(/\s+/).filter(Boolean)) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      marks.push([at, at + word.length])
  }
  let end = 0
  return marks
    .toSorted(([one], [other]) => one - other)
    .filter(([from, to]) => {
      if (from < end) return false
      end = to
      return true
    })
}
