import { scaleOf } from '#catalogue'
import type { Qualifier } from '#cases'
import { isMet } from './written-text.ts'

/**
 * Whether what a student wrote qualifies the diagnosis rightly. Every value that the texts about it state must be one of
 * the right ones: whoever writes all four classes has stated none. A version from before values were read has words alone.
 */
export const isQualified = (
  texts: readonly string[],
  { tokens, stated: wanted, unstated = false }: Qualifier,
): boolean => {
  const about = texts.filter((text) => isMet(text, tokens))
  if (wanted === undefined || about.length === 0) return about.length > 0
  const nouns = tokens.flat()
  const values = wanted.flatMap(({ scale, is }) =>
    about.flatMap((text) =>
      (scaleOf(scale)?.read(text, nouns) ?? []).map((value) => is.includes(value)),
    ),
  )
  return values.every(Boolean) && (unstated || values.length > 0)
}
