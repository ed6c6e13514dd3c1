import type { Model } from '../model/model.ts'
import type { Token } from './lexicon.ts'

const shortest = 2
const longest = 4

/**
 * Mends words that were typed by ear (咳束, 发稍): a stretch of characters that are no word is exchanged for a term of the
 * lexicon that sounds the same, tone and zh/z, ng/n and the like aside. Undefined where there is nothing to mend.
 */
export const mendingOf = ({
  words,
  sounds,
}: Pick<Model, 'words' | 'sounds'>): ((tokens: readonly Token[]) => string | undefined) => {
  const soundOf = new Map<string, string>()
  for (const [sound, characters] of Object.entries(sounds))
    for (const character of characters) soundOf.set(character, sound)
  const soundsOf = (text: string): string | undefined => {
    const parts: string[] = []
    for (const character of text) {
      const sound = soundOf.get(character)
      if (sound === undefined) return undefined
      parts.push(sound)
    }
    return parts.join(' ')
  }
  const terms = new Map<string, string>()
  for (const [word, senses] of Object.entries(words)) {
    if (word.length < shortest || word.length > longest) continue
    if (!senses.some((sense) => /^[sdt]:/.test(sense))) continue
    const sound = soundsOf(word)
    if (sound !== undefined && !terms.has(sound)) terms.set(sound, word)
  }
  // What is a word already was not mistyped; a single character is no more than part of one.
  const isWord = ({ text, senses }: Token): boolean => senses.length > 0 && text.length > 1
  // Nor was a part of the body or a feeling: of 烂过 nothing is made in which it does not hurt.
  const isFelt = ({ senses }: Token): boolean => senses.some((sense) => /^[fp]:/.test(sense))
  return (tokens) => {
    for (let length = longest; length >= shortest; length -= 1)
      for (let start = 0; start < tokens.length; start += 1) {
        let end = start
        let text = ''
        while (end < tokens.length && text.length < length) {
          text += tokens[end]?.text ?? ''
          end += 1
        }
        const held = tokens.slice(start, end)
        if (text.length !== length || held.some(isWord)) continue
        const sound = soundsOf(text)
        const word = sound === undefined ? undefined : terms.get(sound)
        if (word === undefined || word === text) continue
        // One character at least must have been hit.
        if (![...text].some((character, i) => character === word.charAt(i))) continue
        if (held.some((one) => isFelt(one) && !word.includes(one.text))) continue
        const around = [...tokens.slice(0, start).map((one) => one.text), word]
        return [...around, ...tokens.slice(end).map((one) => one.text)].join('')
      }
    return undefined
  }
}
