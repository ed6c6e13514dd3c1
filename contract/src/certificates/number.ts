/** Crockford's letters: digits and capitals that are not taken for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many signs a number has: 75 random bits that nobody guesses, and one sign that shows a slip. */
export const numberLength = 16

/** The last sign, by position, so that a changed sign and two exchanged ones are seen. */
const checkSign = (body: string): string => {
  let sum = 0
  for (const [at, sign] of [...body].entries()) sum += signs.indexOf(sign) * (2 * at + 1)
  return signs[sum % signs.length] ?? ''
}

/** A number of `bytes` random bytes (one a sign, 15 or more are needed), with its check sign. */
export const certificateNumber = (bytes: Uint8Array): string => {
  const body = Array.from(
    { length: numberLength - 1 },
    (_, at) => signs[(bytes[at] ?? 0) % signs.length],
  )
  return body.join('') + checkSign(body.join(''))
}

/**
 * What somebody typed, as a number is kept: spaces, dashes and small letters do not matter, O is 0, I and L are 1; undefined
 * where it is none (too short, a sign that does not occur, a slip that the check sign shows).
 */
export const readCertificateNumber = (typed: string): string | undefined => {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (number.length !== numberLength || [...number].some((sign) => !signs.includes(sign)))
    return undefined
  return checkSign(number.slice(0, -1)) === number.at(-1) ? number : undefined
}

/** A number in groups of four, as it is printed and read out. */
export const inGroups = (number: string): string => number.match(/.{1,4}/g)?.join('-') ?? ''

/** The address of the page at which anybody verifies a number. */
export const verifyAddress = (number: string): string => `/Verify/${inGroups(number)}`
