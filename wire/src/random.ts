import { encodeBase64Url } from './base64.ts'

const saltBytes = 12
// Fetched for many salts at once: asking costs more than the bytes.
const bytes = new Uint8Array(saltBytes * 256)
let used = bytes.length

/** A salt for `_n`: 16 random base64url characters. */
export const freshSalt = (): string => {
  if (used >= bytes.length) {
    crypto.getRandomValues(bytes)
    used = 0
  }
  used += saltBytes
  return encodeBase64Url(bytes.subarray(used - saltBytes, used))
}

/** A value for `Random`: six digits, leading zeros kept, each of the million equally likely. */
export const sixDigits = (): string => {
  const draw = new Uint32Array(1)
  const even = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const value = crypto.getRandomValues(draw)[0] ?? even
    if (value < even) return String(value % 1_000_000).padStart(6, '0')
  }
}
