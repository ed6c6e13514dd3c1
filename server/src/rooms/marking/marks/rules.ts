import { isInTenths, type Criterion, type Mark } from '@xinglin/contract/marking'

/** A version that nobody has marked. */
export const unmarked: Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }

/** How often a work may be handed in. */
export const maxVersions = 20

/** Points as whole tenths, so that sums are exact. */
const tenths = (points: number): number => Math.round(points * 10)

/** Per cent of the rubric that the points come to; null while a criterion waits. */
export const shareOfMark = (
  rubric: readonly Criterion[],
  { Points }: Pick<Mark, 'Points'>,
): number | null => {
  const given = rubric.map(({ Id }) => Points[Id])
  if (given.some((points) => points === undefined)) return null
  const most = rubric.reduce((all, { Max }) => all + tenths(Max), 0)
  const sum = given.reduce<number>((all, points) => all + tenths(points ?? 0), 0)
  return most === 0 ? null : (100 * sum) / most
}

/** Points within their criteria, in tenths. */
export const arePoints = (
  rubric: readonly Criterion[],
  { Points }: Pick<Mark, 'Points'>,
): boolean =>
  Object.entries(Points).every(([id, points]) => {
    const most = rubric.find((one) => one.Id === id)?.Max
    return most !== undefined && points >= 0 && points <= most && isInTenths(points)
  })

/** Points of which every criterion has the same share; a twentieth at most is lost by rounding. */
export const evenPoints = (rubric: readonly Criterion[], share: number): Mark['Points'] =>
  Object.fromEntries(rubric.map(({ Id, Max }) => [Id, Math.round((Max * share) / 10) / 10]))

/** A decided mark as whoever wrote the work sees it: of what was returned the words alone, its points are not final. */
export const markForWriter = (mark: Mark, outcome: string | null): Mark =>
  outcome === 'returned'
    ? { ...unmarked, Annotations: mark.Annotations, Comment: mark.Comment }
    : mark

/** Everything of a mark that its teacher wrote. */
export const writtenInMark = ({ Annotations, Comment }: Mark): string =>
  [Comment, ...Annotations.map(({ Text }) => Text)].join('\n')

/** Whether a mark says something in words. */
export const isSaid = ({ Comment, Annotations }: Mark): boolean =>
  Comment.trim() !== '' || Annotations.length > 0

/** Whether the levels of a criterion go down from its most points. */
const areLevels = ({ Levels: levels = [], Max }: Criterion): boolean =>
  levels.every(
    ({ Points }, at) => Points <= Max && (at === 0 || Points < (levels[at - 1]?.Points ?? 0)),
  )

/** What keeps a rubric from being set. */
export const faultOfRubric = (
  rubric: readonly Criterion[],
): 'hundred' | 'twice' | 'level' | undefined => {
  if (rubric.reduce((sum, { Max }) => sum + tenths(Max), 0) !== 1_000) return 'hundred'
  if (new Set(rubric.map(({ Id }) => Id)).size < rubric.length) return 'twice'
  return rubric.every(areLevels) ? undefined : 'level'
}

/** Everything of a rubric that somebody wrote. */
export const writtenInRubric = (rubric: readonly Criterion[]): string =>
  rubric
    .map(({ Name, Note, Levels }) =>
      [Name, Note, ...(Levels ?? []).flatMap((one) => [one.Name, one.Note])].join('\n'),
    )
    .join('\n')

/** A mark that was decided. */
type Decided = {
  readonly markerId: string
  readonly outcome: string | null
  readonly decidedAt: Date | null
}

/** The decision that holds of several on one version: the last. */
export const lastDecided = <One extends Decided>(marks: readonly One[]): One | undefined =>
  marks
    .filter(({ outcome }) => outcome !== null)
    .toSorted((a, b) => (b.decidedAt?.getTime() ?? 0) - (a.decidedAt?.getTime() ?? 0))[0]

/**
 * Who decided without the knowledge of a marker: somebody else, last, and not the decision that the marker's browser showed
 * (`seen`, ISO text). Whoever is told of it keeps what they have given, and may decide anew.
 */
export const unseenDecision = <One extends Decided>(
  marks: readonly One[],
  markerId: string,
  seen: string,
): One | undefined => {
  const last = lastDecided(marks)
  return last && last.markerId !== markerId && last.decidedAt?.toISOString() !== seen
    ? last
    : undefined
}
