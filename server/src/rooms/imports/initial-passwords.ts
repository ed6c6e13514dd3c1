import { randomInt } from 'node:crypto'
import type { passwordRules } from '@xinglin/contract/imports'

/** What first passwords are made of. */
export type PasswordRule = (typeof passwordRules)[number]

const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const some = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')

/** A password that is easy to read out and to type, and that nobody guesses. */
const drawn = (): string =>
  `${some(letters.toUpperCase(), 1)}${some(letters, 4)}-${some(digits, 5)}`

/**
 * The first password of somebody by a rule, and whether it was drawn and must be printed. Whoever has no identity number is
 * given one that is drawn. All must be changed at the first sign-in, for what is made of a number can be guessed.
 */
export const firstPassword = (
  rule: PasswordRule,
  before: string,
  { number, idNumber }: { readonly number: string; readonly idNumber: string },
): { readonly word: string; readonly drawn: boolean } => {
  if (rule === 'same') return { word: before, drawn: false }
  if (rule === 'number') return { word: before + number, drawn: false }
  if (rule === 'idNumber' && idNumber !== '') return { word: before + idNumber, drawn: false }
  return { word: drawn(), drawn: true }
}
