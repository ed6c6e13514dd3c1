type Named = { readonly Name: string }

const most = 5

/** The parts of a text that may still find something, longest first: without its end, without its beginning, its halves. */
export const partsOf = (key: string): string[] => {
  const chars = [...key.replaceAll(/\s+/g, '')].slice(0, 20)
  const parts: string[] = []
  for (let length = chars.length - 1; length >= 2; length -= 1) {
    parts.push(chars.slice(0, length).join(''), chars.slice(chars.length - length).join(''))
  }
  return [...new Set(parts)]
}

const tried = 6

/** Names that are found by a part of a text that found nothing; each once, five at most, after six parts at most. */
export const nearer = async (
  key: string,
  find: (part: string) => Promise<readonly Named[]>,
): Promise<string[]> => {
  const names = new Set<string>()
  for (const part of partsOf(key).slice(0, tried)) {
    for (const { Name } of await find(part)) names.add(Name)
    if (names.size >= most) break
  }
  return [...names].slice(0, most)
}
