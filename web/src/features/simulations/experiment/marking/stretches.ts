/** Something about a stretch of a text, [from, to) in UTF-16 units. */
export type Placed = { readonly from: number; readonly to: number }

/** A piece of a text with everything that lies on it. */
export type Piece<T extends Placed> = Placed & { readonly on: readonly T[] }

/** Cuts a text where something begins or ends, so that what overlaps is drawn all the same. */
export const piecesOf = <T extends Placed>(text: string, placed: readonly T[]): Piece<T>[] => {
  const edges = new Set([0, text.length])
  for (const { from, to } of placed)
    for (const edge of [from, to]) if (edge > 0 && edge < text.length) edges.add(edge)
  const cuts = [...edges].toSorted((a, b) => a - b)
  return cuts.slice(1).flatMap((to, at) => {
    const from = cuts[at] ?? 0
    return from === to
      ? []
      : [{ from, to, on: placed.filter((one) => one.from < to && one.to > from) }]
  })
}

/** The sentences of a text with their places: what one remarks on without a mouse. */
export const sentencesOf = (text: string): (Placed & { readonly text: string })[] =>
  [...text.matchAll(/[^。！？；\n]+[。！？；]?/g)].flatMap((match) => {
    const trimmed = match[0].trim()
    if (trimmed === '') return []
    const from = match.index + match[0].indexOf(trimmed)
    return [{ from, to: from + trimmed.length, text: trimmed }]
  })
