import type { Chance } from './chance.ts'

/** A template taken apart: text, a slot to fill, or a choice between ways to go on. */
type Piece =
  | { readonly text: string }
  | { readonly slot: string }
  | { readonly ways: readonly (readonly Piece[])[] }

const parse = (template: string): readonly Piece[] => {
  let at = 0
  const sequence = (): Piece[] => {
    const pieces: Piece[] = []
    let text = ''
    const flush = (): void => {
      if (text !== '') pieces.push({ text })
      text = ''
    }
    while (at < template.length) {
      const character = template.charAt(at)
      if (character === '|' || character === ')') break
      at += 1
      if (character === '(') {
        flush()
        const ways = [sequence()]
        while (template.charAt(at) === '|') {
          at += 1
          ways.push(sequence())
        }
        if (template.charAt(at) !== ')') throw new Error(`a bracket is open: ${template}`)
        at += 1
        pieces.push({ ways })
      } else if (character === '{') {
        flush()
        const end = template.indexOf('}', at)
        pieces.push({ slot: template.slice(at, end) })
        at = end + 1
      } else text += character
    }
    flush()
    return pieces
  }
  const pieces = sequence()
  if (at < template.length) throw new Error(`a bracket is closed that was not open: ${template}`)
  return pieces
}

/** What stands for a slot. */
export type Fill = (slot: string) => string

/** Says a template once, each choice by chance. */
export const sayOnce = (template: string, chance: Chance, fill: Fill): string => {
  const say = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        if ('text' in piece) return piece.text
        return 'slot' in piece ? fill(piece.slot) : say(chance.pick(piece.ways))
      })
      .join('')
  return say(parse(template))
}

/** How many different sentences a template can say, slots counted as one, at most `most`. */
export const breadthOf = (template: string, most: number): number => {
  const count = (pieces: readonly Piece[]): number =>
    pieces.reduce((product, piece) => {
      const ways = 'ways' in piece ? piece.ways.reduce((sum, way) => sum + count(way), 0) : 1
      return Math.min(most, product * ways)
    }, 1)
  return count(parse(template))
}
