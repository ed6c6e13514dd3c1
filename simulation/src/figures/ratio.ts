/** An exact number: a whole over a whole that is above 0. */
export type Ratio = { readonly over: bigint; readonly under: bigint }

/** A whole number over another; 1 where none is given. */
export const ratio = (over: bigint, under = 1n): Ratio =>
  under < 0n ? { over: -over, under: -under } : { over, under }

const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** What a decimal says exactly: 46.2, -.5, 1e-7; `undefined` for what is none, or is beyond 10^±40. */
export const exactly = (decimal: string): Ratio | undefined => {
  const [, sign, whole = '', places = '', power = '0'] = written.exec(decimal) ?? []
  if (sign === undefined || whole + places === '') return undefined
  const exponent = Number(power) - places.length
  if (exponent < -40 || exponent > 40 || whole.length + places.length > 40) return undefined
  const digits = BigInt(whole + places) * (sign === '-' ? -1n : 1n)
  return exponent < 0
    ? ratio(digits, 10n ** BigInt(-exponent))
    : ratio(digits * 10n ** BigInt(exponent))
}

/** A number of the computer as the shortest decimal that means it, which is what is shown of it. */
export const exactlyOf = (value: number): Ratio | undefined => exactly(String(value))

/** One times the other. */
export const times = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.over * other.over, one.under * other.under)

/** One through the other, which is not 0. */
export const through = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.over * other.under, one.under * other.over)

/** One less the other. */
export const less = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.over * other.under - other.over * one.under, one.under * other.under)

/** One and the other. */
export const plus = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.over * other.under + other.over * one.under, one.under * other.under)

/** Without its sign. */
export const size = ({ over, under }: Ratio): Ratio => ratio(over < 0n ? -over : over, under)

/** True where one is at most the other. */
export const isAtMost = (one: Ratio, other: Ratio): boolean =>
  one.over * other.under <= other.over * one.under

/** The nearest number of the computer, to its last digit or two. */
export const near = ({ over, under }: Ratio): number => Number(over) / Number(under)
