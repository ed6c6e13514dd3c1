import type { Criterion, Mark, Sections } from '@xinglin/contract/simulations/experiment'
import { mayGive, type Assessment } from '@xinglin/simulation/practical'

type Sheet = Assessment['sheet']

/** A version of a report that nobody has marked. */
export const unmarked: Mark = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }

/** How often a returned report may be handed in again. */
export const mostVersions = 20

/** Per cent of the rubric that the points come to; null while a criterion waits. */
export const shareOfMark = (
  rubric: readonly Criterion[],
  { Points }: Pick<Mark, 'Points'>,
): number | null => {
  const given = rubric.map(({ Id }) => Points[Id])
  if (given.some((points) => points === undefined)) return null
  const most = rubric.reduce((sum, { Max }) => sum + Max, 0)
  const sum = given.reduce<number>((all, points) => all + (points ?? 0), 0)
  return most === 0 ? null : (100 * sum) / most
}

/** Points within their criteria, in halves. */
export const arePoints = (
  rubric: readonly Criterion[],
  { Points }: Pick<Mark, 'Points'>,
): boolean =>
  Object.entries(Points).every(([id, points]) => {
    const most = rubric.find((one) => one.Id === id)?.Max
    return most !== undefined && points >= 0 && points <= most && Number.isInteger(points * 2)
  })

/** Whether every adjusted item is one that a teacher may give points for, each once. */
export const areAdjusted = (sheet: Sheet, { Adjusted }: Pick<Mark, 'Adjusted'>): boolean =>
  new Set(Adjusted.map(({ Dimension, Item }) => `${Dimension} ${Item}`)).size === Adjusted.length &&
  Adjusted.every(({ Dimension, Item, Got }) =>
    mayGive(sheet, { dimension: Dimension, item: Item, got: Got }),
  )

/** Whether every remark stands on the text that it quotes. */
export const arePlaced = (
  sections: Sections,
  { Annotations }: Pick<Mark, 'Annotations'>,
): boolean =>
  Annotations.every(({ Section, From, To, Quote }) => {
    const text = sections[Section] ?? ''
    return From < To && To <= text.length && text.slice(From, To) === Quote
  })

/** Everything of a mark that its teacher wrote. */
export const writtenInMark = ({ Annotations, Comment }: Mark): string =>
  [Comment, ...Annotations.map(({ Text }) => Text)].join('\n')

/** A rubric of which every criterion has the same share; half points at most are lost by rounding. */
export const evenPoints = (rubric: readonly Criterion[], share: number): Mark['Points'] =>
  Object.fromEntries(rubric.map(({ Id, Max }) => [Id, Math.round((Max * share) / 50) / 2]))

/** Whether two reports say the same. */
export const areSame = (one: Sections, other: Sections): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Sections>
  return [...names].every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())
}
