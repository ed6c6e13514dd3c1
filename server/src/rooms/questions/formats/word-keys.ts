import type { NamedType } from './question-types.ts'

/** The keys that stand in a list at the end of a paper. */
export type ListedKeys = {
  readonly of: (type: NamedType | undefined, no: number) => string | undefined
}

const range = /(\d{1,4})\s*[-－—~～]\s*(\d{1,4})\s*[:：.．、]?\s*([A-L\s]{2,})/gu
const single = /(\d{1,4})\s*[.．、:：]?\s*([A-L]{1,12}(?![a-z])|[√×✓✗]|正确|错误|对|错)/gu

/** Reads such a list; where numbers begin anew in each section, the sections of the list must be named. */
export const keysInList = (
  lines: readonly { readonly type: NamedType | undefined; readonly text: string }[],
  questions: readonly { readonly no: number; readonly type: NamedType | undefined }[],
): ListedKeys => {
  const byType = new Map<string, string>()
  const alone = new Map<number, string>()
  const put = (type: NamedType | undefined, no: number, key: string) => {
    byType.set(`${type ?? ''} ${no}`, key)
    if (!alone.has(no)) alone.set(no, key)
  }
  for (const { type, text } of lines) {
    const rest = text
      .normalize('NFKC')
      .replaceAll(range, (all, first: string, last: string, letters: string) => {
        const keys = letters.match(/[A-L]/g) ?? []
        if (keys.length !== Number(last) - Number(first) + 1) return all
        for (const [at, key] of keys.entries()) put(type, Number(first) + at, key)
        return ' '
      })
    for (const [, no, key = ''] of rest.matchAll(single)) put(type, Number(no), key)
  }
  const numbers = questions.map(({ no }) => no)
  const isUnique = new Set(numbers).size === numbers.length
  return { of: (type, no) => (isUnique ? alone.get(no) : byType.get(`${type ?? ''} ${no}`)) }
}
