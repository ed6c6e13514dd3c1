import { createHash, randomInt } from 'node:crypto'

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const parts = 4
const partLength = 5

/** Twenty signs of 31: nobody guesses one. */
export const newCode = (): string =>
  Array.from({ length: parts }, () =>
    Array.from({ length: partLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

/** The digest by which a code is known; hyphens, spaces and capitals make no difference. */
export const digestOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
