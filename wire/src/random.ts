import { encodeBase64Url } from './base64.ts'

/** A salt for `_n`: 16 random base64url characters. */
export const freshSalt = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(12)))

/** A value for `Random`: six digits, leading zeros kept, each of the million equally likely. */
export const sixDigits = (): string => {
  const draw = new Uint32Array(1)
  const even = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const value = crypto.getRandomValues(draw)[0] ?? even
    if (value < even) return String(value % 1_000_000).padStart(6, '0')
  }
}
