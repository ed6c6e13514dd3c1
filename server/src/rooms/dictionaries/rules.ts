import { AhoCorasick } from '@monyone/aho-corasick'

/** Text as words are looked for in it: NFKC, lower case, without zero-width characters, and without the spaces and signs put between characters to hide a word. */
export const normalText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\p{P}\p{S}]+/gu, '')

/** Finds the first of many words in a text; words are literals, never patterns, so no word can make it slow. */
export const wordFinder = (words: readonly string[]): ((text: string) => string | undefined) => {
  if (words.length === 0) return () => undefined
  const finder = new AhoCorasick([...words])
  return (text) => finder.matchInText(normalText(text))[0]?.keyword
}
