/** How many signs a fact can hold. */
export const longest = 120

// Tried in this order: after a sentence, after a part of one, at a space, before a number or a foreign word.
const breaks: readonly RegExp[] = [
  /^.*(?:[。！？!?…]["”’』」）)]*|\.(?=\s))/su,
  /^.*(?:[；;：]|[，、](?!\d)|,(?!\d))/su,
  /^.*\s/su,
  /^.*[^\w.+\-×^%℃℉/⁰-⁹⁺⁻₀-₉](?=[\w.+\-×^%℃℉/⁰-⁹⁺⁻₀-₉]*$)/su,
]
const shortest = 2

const cutIn = (window: string): number => {
  for (const one of breaks) {
    const length = [...(one.exec(window)?.[0] ?? '')].length
    if (length >= shortest) return length
  }
  return [...window].length
}

/** A text in pieces that a fact can hold. Joined again they are the whole text: nothing is lost, and no number is cut where it can be helped. */
export const piecesOf = (text: string, most = longest): readonly string[] => {
  const signs = [...text.trim()]
  const pieces: string[] = []
  let at = 0
  while (at < signs.length) {
    const rest = signs.length - at
    // No single sign is left over for the last piece.
    const length = rest <= most ? rest : rest - most < shortest ? most - shortest : most
    const window = signs.slice(at, at + length).join('')
    const cut = rest <= most ? length : cutIn(window)
    const piece = signs
      .slice(at, at + cut)
      .join('')
      .trim()
    if (piece !== '') pieces.push(piece)
    at += cut
  }
  return pieces
}
