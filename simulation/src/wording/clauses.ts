const ends = /[。！？!?；;…]+[”’"』」）)]*/gu

/** The finished clauses of a text that is still coming, and what is not finished yet; at its end the rest is one too. */
export const clausesIn = (
  text: string,
  isWhole: boolean,
): { readonly clauses: readonly string[]; readonly rest: string } => {
  const clauses: string[] = []
  let from = 0
  for (const end of text.matchAll(ends)) {
    const to = end.index + end[0].length
    // What ends a clause may still grow at the very end: an ellipsis, a closing quote.
    if (!isWhole && to === text.length) break
    const clause = text.slice(from, to)
    // A sigh alone (哎……) belongs to what follows it.
    if (spokenLength(clause) < 2 && to < text.length) continue
    clauses.push(clause.trim())
    from = to
  }
  const rest = text.slice(from)
  if (!isWhole || rest.trim() === '') return { clauses, rest: isWhole ? '' : rest }
  return { clauses: [...clauses, rest.trim()], rest: '' }
}

/** How many characters of a text are spoken: no signs, no spaces. */
export const spokenLength = (text: string): number =>
  [...text.replaceAll(/[\p{P}\p{S}\s]/gu, '')].length
