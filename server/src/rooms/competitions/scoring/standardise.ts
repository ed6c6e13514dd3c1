import { type Share, wholeShare } from './marks.ts'

/** A share that a judge gave to somebody at a station. */
export type JudgeMark = { readonly judge: string; readonly entryId: string; readonly share: Share }

const mean = (values: readonly number[]): number =>
  values.reduce((total, one) => total + one, 0) / values.length

const deviation = (values: readonly number[], around: number): number =>
  Math.sqrt(mean(values.map((one) => (one - around) ** 2)))

/**
 * Marks of a station put upon one scale: each judge's are moved and stretched to the mean and the spread of all
 * (standard scores). A judge who gave one mark, or the same to all, keeps theirs. Adding a mark changes the scale of its
 * judge, and so others' marks.
 */
export const standardised = (marks: readonly JudgeMark[]): JudgeMark[] => {
  const sorted = marks.toSorted((one, other) => one.share - other.share)
  const all = sorted.map(({ share }) => share)
  if (all.length === 0) return []
  const centre = mean(all)
  const spread = deviation(all, centre)
  const scales = new Map<string, { centre: number; spread: number }>()
  for (const judge of new Set(marks.map((one) => one.judge))) {
    const own = sorted.filter((one) => one.judge === judge).map(({ share }) => share)
    const ownCentre = mean(own)
    scales.set(judge, { centre: ownCentre, spread: deviation(own, ownCentre) })
  }
  return marks.map((mark) => {
    const scale = scales.get(mark.judge)
    if (!scale || scale.spread === 0) return mark
    const share = centre + ((mark.share - scale.centre) / scale.spread) * spread
    return { ...mark, share: Math.min(wholeShare, Math.max(0, Math.round(share))) }
  })
}
