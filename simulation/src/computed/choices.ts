import type { Instance } from './family.ts'

/** One of the answers to choose from: as it reads, and the mistake that leads to it; none for the right one. */
export type Choice = { readonly text: string; readonly mistake: string | null }

const most = 5

const sizeOf = (one: number): number => (one < 0 ? -one : one)

/** Whether two answers cannot be taken for one another: further apart than an answer may be off, as a share of either. */
const areApart = (one: number | string, other: number | string, share: number): boolean => {
  if (typeof one === 'string' || typeof other === 'string') return one !== other
  return sizeOf(one - other) > share * (one > other ? one : other)
}

/**
 * The right answer and what usual mistakes lead to, five at most, in no order: whoever shows them mixes them. A mistake that
 * leads to what another one or the key says already is left out.
 */
export const choicesOf = ({ value, unit, tolerance, mistakes }: Instance): Choice[] => {
  const share = typeof value === 'number' ? (1.2 * tolerance) / value : 0
  const taken: { readonly answer: number | string; readonly mistake: string | null }[] = [
    { answer: value, mistake: null },
  ]
  for (const { zh, answer } of mistakes) {
    const isPossible = typeof answer === 'string' || (Number.isFinite(answer) && answer > 0)
    if (taken.length === most || !isPossible) continue
    if (taken.every((one) => areApart(one.answer, answer, share)))
      taken.push({ answer, mistake: zh })
  }
  return taken.map(({ answer, mistake }) => ({
    text: unit === '' ? String(answer) : `${answer} ${unit}`,
    mistake,
  }))
}
