/** The 64 digits of a Base64 alphabet, and back. */
export interface Alphabet {
  readonly digits: Uint8Array<ArrayBuffer>
  /** The value of each byte as a digit, `notADigit` for all others. */
  readonly values: Uint8Array<ArrayBuffer>
}

const notADigit = 0xff

/** The byte `=`. */
const equalsSign = 0x3d

const alphabetOf = (last: '+/' | '-_'): Alphabet => {
  const digits = new TextEncoder().encode(
    `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${last}`,
  )
  const values = new Uint8Array(256).fill(notADigit)
  digits.forEach((digit, value) => (values[digit] = value))
  return { digits, values }
}

/** The alphabet of RFC 4648 section 4. */
export const standard = alphabetOf('+/')

/** The alphabet of RFC 4648 section 5. */
export const forUrls = alphabetOf('-_')

const at = (list: Uint8Array, index: number): number => list[index] ?? notADigit

/** Writes `bytes` as digits in ASCII, filled up with `=` to groups of four where `padded`. */
export const toDigits = (
  bytes: Uint8Array,
  { digits }: Alphabet,
  padded: boolean,
): Uint8Array<ArrayBuffer> => {
  const needed = Math.ceil((bytes.length * 4) / 3)
  const out = new Uint8Array(padded ? Math.ceil(bytes.length / 3) * 4 : needed).fill(equalsSign)
  const tail = bytes.length % 3
  const whole = bytes.length - tail
  let o = 0
  for (let i = 0; i < whole; i += 3) {
    const bits = (at(bytes, i) << 16) | (at(bytes, i + 1) << 8) | at(bytes, i + 2)
    out[o++] = at(digits, bits >> 18)
    out[o++] = at(digits, (bits >> 12) & 63)
    out[o++] = at(digits, (bits >> 6) & 63)
    out[o++] = at(digits, bits & 63)
  }
  if (tail > 0) {
    const bits = (at(bytes, whole) << 16) | (tail === 2 ? at(bytes, whole + 1) << 8 : 0)
    out[o++] = at(digits, bits >> 18)
    out[o++] = at(digits, (bits >> 12) & 63)
    if (tail === 2) out[o] = at(digits, (bits >> 6) & 63)
  }
  return out
}

/** Reads the first `count` bytes of `text` as digits; undefined where the count is impossible, a byte is no digit, or an unused bit is set. */
export const fromDigits = (
  text: Uint8Array,
  count: number,
  { values }: Alphabet,
): Uint8Array<ArrayBuffer> | undefined => {
  const tail = count % 4
  if (tail === 1) return undefined
  const whole = count - tail
  const out = new Uint8Array(Math.floor((count * 3) / 4))
  let o = 0
  let seen = 0
  for (let i = 0; i < whole; i += 4) {
    const a = at(values, at(text, i))
    const b = at(values, at(text, i + 1))
    const c = at(values, at(text, i + 2))
    const d = at(values, at(text, i + 3))
    seen |= a | b | c | d
    out[o++] = (a << 2) | (b >> 4)
    out[o++] = (b << 4) | (c >> 2)
    out[o++] = (c << 6) | d
  }
  let unused = 0
  if (tail > 0) {
    const a = at(values, at(text, whole))
    const b = at(values, at(text, whole + 1))
    const c = tail === 3 ? at(values, at(text, whole + 2)) : 0
    seen |= a | b | c
    unused = tail === 3 ? c & 3 : b & 15
    out[o++] = (a << 2) | (b >> 4)
    if (tail === 3) out[o] = (b << 4) | (c >> 2)
  }
  return seen < 64 && unused === 0 ? out : undefined
}
