import type {
  Criterion,
  Mark,
  MarkingPolicy,
  Outcome,
  WorkFile,
  WorkKind,
} from '@xinglin/contract/marking'
import type { Visit } from '#platform/visit'
import type { WorkRow } from '../works/work-store.ts'

type Refusal = readonly [code: number, message: string]

/** How somebody stands to the works of a task, a course or an examination. */
export type Overseeing = {
  readonly groupName: string
  /** Those alone whose works are theirs to look at; absent for everybody's. */
  readonly people?: ReadonlySet<string>
  readonly mayMark: boolean
  /** May say what works are marked by. */
  readonly maySetRubric: boolean
  /** May say how they are marked; absent: who may set the rubric. */
  readonly maySetPolicy?: boolean
}

/** What a version of a work says, and what it was handed in for. */
export type WorkDocument = {
  readonly questionHtml: string
  readonly lateDays: number
  readonly parts: readonly { readonly Id: string; readonly Name: string; readonly Html: string }[]
  readonly files: readonly WorkFile[]
  /** What was done before it was written is kept, and can be read beside it. */
  readonly hasRecord?: true
  /** When each version was handed in, in their order. */
  readonly handed: readonly Date[]
}

/**
 * A room whose works are marked, as marking needs it: handed in from above. It keeps what was written and what becomes of a
 * mark; who marks, what they say and how a work stands is marking's.
 */
export type MarkingSource = {
  readonly kind: WorkKind
  /** How refusals are worded of its works. */
  readonly refusals: Readonly<
    Record<
      'missing' | 'notYours' | 'ownWork' | 'changed' | 'sensitive' | 'points' | 'place',
      Refusal
    >
  >
  /** Undefined where the works of a group are none of the visitor's. */
  readonly overseeing: (visit: Visit, groupId: string) => Promise<Overseeing | undefined>
  /** What a work is called where somebody is told of it. */
  readonly nameOf: (visit: Visit, work: WorkRow) => Promise<string>
  /** Everybody who may mark a work. */
  readonly markers: (visit: Visit, work: WorkRow) => Promise<readonly string[]>
  /**
   * How many may mark that work of a group which the fewest may; absent where works are marked by one alone who knows whose
   * they are.
   */
  readonly fewestMarkers?: (visit: Visit, groupId: string) => Promise<number>
  /** What items of a group are called, by id. */
  readonly titles: (visit: Visit, groupId: string) => Promise<ReadonlyMap<string, string>>
  readonly document: (visit: Visit, work: WorkRow, version: number) => Promise<WorkDocument>
  readonly defaultRubric: readonly Criterion[]
  /** What a work is marked by, where that comes with what was asked and is not set. */
  readonly rubricOf?: (visit: Visit, work: WorkRow) => Promise<readonly Criterion[]>
  /** How works are marked where nothing was set; absent: by one who knows whose they are. */
  readonly defaultPolicy?: MarkingPolicy
  /** What was handed in cannot be written anew. */
  readonly neverReturned?: true
  /** Holds what must be held before the work itself. */
  readonly lock: (visit: Visit, work: WorkRow) => Promise<void>
  /** What of a mark does not fit a version; undefined where all of it does. */
  readonly misfit: (
    visit: Visit,
    work: WorkRow,
    version: number,
    mark: Mark,
  ) => Promise<'points' | 'place' | undefined>
  /** What a version is worth, 0-100, with so many per cent of the rubric; undefined where it was returned. */
  readonly settle: (
    visit: Visit,
    work: WorkRow,
    version: number,
    given: { readonly mark: Mark; readonly share: number } | undefined,
  ) => Promise<number | null>
  /** Whether students may be told now. */
  readonly mayTell: (visit: Visit, work: WorkRow) => Promise<boolean>
  /** Whether marks are told as soon as they are given. */
  readonly tellsAtOnce: (visit: Visit, work: WorkRow) => Promise<boolean>
  /** A version was decided: it is written down, and whoever wrote it told where it was returned. */
  readonly decided: (
    visit: Visit,
    work: WorkRow,
    decision: {
      readonly outcome: Outcome
      readonly score: number | null
      readonly comment: string
      readonly revision: number
    },
  ) => Promise<void>
  /** The mark of the newest version was released. */
  readonly released: (visit: Visit, work: WorkRow, revision: number) => Promise<void>
}
