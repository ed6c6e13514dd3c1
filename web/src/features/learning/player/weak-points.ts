import type { PlayerItem } from '@xinglin/contract/learning'

const good = 80

/** A quiz worth doing again: below its pass mark, or below 80. */
export type WeakPoint = {
  readonly item: PlayerItem
  readonly score: number
  readonly passed: boolean
}

/** The quizzes of a round that one should look at again, the weakest first. */
export const weakPoints = (items: readonly PlayerItem[]): WeakPoint[] =>
  items
    .flatMap((item) =>
      item.Kind === 'quiz' && item.BestScore !== null
        ? [{ item, score: item.BestScore, passed: item.State === 'done' }]
        : [],
    )
    .filter(({ score, passed }) => !passed || score < good)
    .toSorted((one, other) => one.score - other.score)

/** The names of the dimensions that were scored below 80. */
export const weakDimensions = (
  dimensions: readonly { readonly Name: string; readonly Score: number | null }[],
): string[] =>
  dimensions.flatMap(({ Name, Score }) => (Score !== null && Score < good ? [Name] : []))
