import type { ReleasedPart } from '@xinglin/contract/exams'
import type { ExamRow } from './store.ts'

/** The grace after somebody's end: content that arrives until then still counts. */
export const graceMs = 60_000

/**
 * Whether a part of the result of an attempt that was handed in is out: at once, after its examinee's own end of the
 * examination, or once somebody released it by hand, for all or for the class of whoever sat it.
 */
export const isOut = (
  { release, releasedAt }: Pick<ExamRow, 'release' | 'releasedAt'>,
  attempt: { readonly releasedAt: Date | null },
  part: ReleasedPart,
  ownEnd: Date,
  at: Date,
): boolean => {
  const rule = release[part]
  if (rule === 'submitted') return true
  if (rule === 'closed') return at.getTime() > ownEnd.getTime() + graceMs
  return releasedAt !== null || attempt.releasedAt !== null
}
