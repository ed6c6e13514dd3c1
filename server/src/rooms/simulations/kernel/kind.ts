import type { Attempt, Moment } from '#attempts'
import type { ItemBody } from '#courses/versions'
import type { TenantContext, Visit } from '#platform/visit'
import type { BestRunsScore } from './best-runs-score.ts'
import type { ClassFigures, FiguresOf } from './class-figures-store.ts'
import type { DoneAtItem } from './done-at-items.ts'
import type { Taken } from './once.ts'
import type { SessionPlace } from './open-acts-store.ts'

/** The kinds of items that take place in a room of their own. */
export const simulationNames = ['consultation', 'operation', 'experiment'] as const

export type SimulationName = (typeof simulationNames)[number]

/** Whether an item of a kind takes place in a room of its own. */
export const isSimulationName = (kind: string): kind is SimulationName =>
  simulationNames.some((name) => name === kind)

/** What an item of a kind holds. */
export type BodyOf<Name extends SimulationName> = Extract<ItemBody, { readonly kind: Name }>

/** An item of an attempt, at whose door somebody stands. */
export type ItemPlace = {
  readonly attemptId: string
  readonly itemId: string
  readonly courseId: string
  readonly personId: string
  readonly tester: boolean
  /** The round of study has ended. */
  readonly isOver: boolean
}

/** An item of a course, whichever version is meant. */
export type CourseItem = { readonly courseId: string; readonly itemId: string }

/**
 * A kind of simulation as those know it who hold courses and attempts: they are handed all kinds and import none. `Content` is
 * what a browser is told of an item of this kind.
 */
export type SimulationKind<Name extends SimulationName, Content> = {
  readonly name: Name
  /** HasVirtual of the courses that are scored by this kind alone. */
  readonly courseKind: number
  /** What stands at the door of an item of one's own attempt. */
  readonly brief: (visit: Visit, place: ItemPlace, body: BodyOf<Name>) => Promise<Content>
  /** The best session of each item of an attempt, together; undefined where none was finished. */
  readonly result: (
    moment: Moment,
    attempt: Pick<Attempt, 'id' | 'personId' | 'courseId'>,
    items: readonly { readonly id: string; readonly mode: string }[],
  ) => Promise<BestRunsScore | undefined>
  /** The sessions at an item that is taken once, over all rounds, the newest first; everybody's without a person. */
  readonly taken: (moment: Moment, item: CourseItem, personId?: string) => Promise<readonly Taken[]>
  /** All sessions of a person at the items of a course, the newest first, whatever they were meant as. */
  readonly sessionsOf: (
    moment: Moment,
    courseId: string,
    personId: string,
  ) => Promise<readonly Taken[]>
  /** How those who finished it did, compared. */
  readonly figures: (school: TenantContext, wanted: FiguresOf) => Promise<ClassFigures>
  /** What some people did at some items, over all rounds and versions. */
  readonly done: (
    moment: Moment,
    items: readonly CourseItem[],
    personIds: readonly string[],
  ) => Promise<readonly DoneAtItem[]>
  /** The sessions of a course that are under way, of some people where they are named: where each is. */
  readonly open: (
    moment: Moment,
    courseId: string,
    people: readonly string[] | undefined,
  ) => Promise<readonly SessionPlace[]>
}
