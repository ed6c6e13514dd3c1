import { sha256Hex } from '#primitives'

const bitsADigit = 4

/** Whether an answer solves a riddle: SHA-256 of both together begins with `bits` bits of nothing. */
export const solves = (riddle: string, answer: string, bits: number): boolean => {
  const hash = sha256Hex(`${riddle}:${answer}`)
  const whole = Math.floor(bits / bitsADigit)
  if (!hash.startsWith('0'.repeat(whole))) return false
  const rest = bits % bitsADigit
  return Number.parseInt(hash[whole] ?? 'f', 16) < 2 ** (bitsADigit - rest)
}

/** Looks for the answer among the numbers from `from` on, at most `tries` of them; undefined when it is not among them. */
export const lookForAnswer = (
  riddle: string,
  { bits, from, tries }: { bits: number; from: number; tries: number },
): string | undefined => {
  for (let at = from; at < from + tries; at++)
    if (solves(riddle, String(at), bits)) return String(at)
  return undefined
}
