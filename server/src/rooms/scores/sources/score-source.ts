import type { ScoreKind, ScoreLine } from '@xinglin/contract/scores'
import type { Visit } from '#platform/visit'

/** A score as a room tells it. */
export type Scored = {
  readonly kind: ScoreKind
  readonly id: string
  readonly courseId: string
  /** The task of a work; absent of everything else. */
  readonly taskId?: string
  readonly name: string
  /** HasVirtual of the course: which eight dimensions it has. */
  readonly courseKind: number
  readonly attemptNo: number
  readonly at: Date
  readonly released: boolean
  /** By which dates it counts is no longer known, for its task is not theirs any more; absent of everything else. */
  readonly isDetached?: boolean
  /** Null where nothing was there to be scored; not to be told while it is not released. */
  readonly score: number | null
  readonly level: string
  /** A published grade as its scale writes it; absent of everything else. */
  readonly grade?: string
  /** How a request of a re-check stands; absent where none was made. */
  readonly recheck?: ScoreLine['Recheck'] | undefined
  readonly dimensions: readonly { readonly name: string; readonly score: number | null }[]
}

/** The days that are asked for; open where one is absent. */
export type Range = { readonly from?: Date; readonly to?: Date }

/** A room that scores people, as far as their scores are asked for: the newest of a person, `mostOfKind` at most. */
export type ScoreSource = (
  visit: Visit,
  personId: string,
  range: Range,
) => Promise<readonly Scored[]>

/** So many scores of one kind are read of one person; a term has some dozens. */
export const maxOfKind = 1_000
