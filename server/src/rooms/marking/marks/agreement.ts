import { longestRemark, type Criterion, type Mark } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { shareOfMark } from './rules.ts'

/** What one of several markers gave a version, without knowledge of the others. */
export type Given = {
  readonly markerId: string
  readonly mark: Mark
  readonly outcome: string | null
  readonly decidedAt: Date | null
}

/** The marks of a version that were decided by people, in the order in which they were. */
export const givenMarks = <One extends Given>(marks: readonly One[]): One[] =>
  marks
    .filter(({ markerId, outcome }) => markerId !== nobody && outcome === 'marked')
    .toSorted((a, b) => (a.decidedAt?.getTime() ?? 0) - (b.decidedAt?.getTime() ?? 0))

/** Who decided what two agreed upon, in words. */
export const agreedBy = '两位教师'

const sharesOf = (rubric: readonly Criterion[], marks: readonly Given[]): number[] =>
  marks.flatMap(({ mark }) => shareOfMark(rubric, mark) ?? [])

/** By how many points of a hundred the first two marks differ, where that is more than they may; 0 otherwise. */
export const pointsApart = (
  rubric: readonly Criterion[],
  marks: readonly Given[],
  differ: number,
): number => {
  const [one, other] = sharesOf(rubric, marks)
  if (one === undefined || other === undefined) return 0
  const apart = Math.round(Math.abs(one - other) * 100) / 100
  return apart > differ ? apart : 0
}

const meanInTenths = (one: number, other: number): number => Math.round((one + other) * 5) / 10

/** What both said, as long as it fits. */
const bothSaid = (one: string, other: string): string => {
  if (one.trim() === '' || one.trim() === other.trim()) return other
  if (other.trim() === '') return one
  return [...`${one}\n${other}`].slice(0, longestRemark).join('')
}

/**
 * What two marks come to: of every criterion the mean, rounded to tenths, and what both said. Its share is the mean of both
 * shares and not that of the rounded points.
 */
export const agreedMark = (
  rubric: readonly Criterion[],
  one: Mark,
  other: Mark,
): { readonly mark: Mark; readonly share: number } => ({
  mark: {
    Points: Object.fromEntries(
      rubric.map(({ Id }) => [Id, meanInTenths(one.Points[Id] ?? 0, other.Points[Id] ?? 0)]),
    ),
    Adjusted: [],
    Annotations: [],
    Comment: bothSaid(one.Comment, other.Comment),
  },
  share: ((shareOfMark(rubric, one) ?? 0) + (shareOfMark(rubric, other) ?? 0)) / 2,
})
