import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateNumber, inGroups, numberLength, readCertificateNumber } from './number.ts'

const numbers = fc
  .uint8Array({ minLength: numberLength, maxLength: numberLength })
  .map(certificateNumber)

test('a number is read as it was made, however it is typed', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(readCertificateNumber(number)).toBe(number)
      expect(readCertificateNumber(` ${inGroups(number).toLowerCase()} `)).toBe(number)
      expect(readCertificateNumber(number.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number)
      expect(readCertificateNumber(inGroups(number).replaceAll('-', '－'))).toBe(number)
    }),
  )
})

test('one wrong sign, and two neighbours exchanged, are seen', () => {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  fc.assert(
    fc.property(
      numbers,
      fc.nat(numberLength - 1),
      fc.constantFrom(...signs),
      (number, at, sign) => {
        const wrong = number.slice(0, at) + sign + number.slice(at + 1)
        expect(readCertificateNumber(wrong)).toBe(wrong === number ? number : undefined)
        if (at >= numberLength - 2) return
        const [one = '', other = ''] = number.slice(at, at + 2)
        const crossed = number.slice(0, at) + other + one + number.slice(at + 2)
        const distance = Math.abs(signs.indexOf(one) - signs.indexOf(other))
        // Of 32 signs those that are 16 apart weigh alike when exchanged.
        if (distance % 16 !== 0) expect(readCertificateNumber(crossed)).toBeUndefined()
      },
    ),
  )
})

test.each(['', 'ABCD', '0'.repeat(15), '0'.repeat(17), 'U000-0000-0000-0000', '一二三四'])(
  '%j is no number',
  (typed) => expect(readCertificateNumber(typed)).toBeUndefined(),
)
