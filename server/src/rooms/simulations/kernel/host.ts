import type { Moment } from '#attempts'
import type { Visit } from '#platform/visit'
import { isStation } from './station.ts'

/** What became of a course's attempt when something hosted in it ended. */
export type CourseStanding = { readonly progress: number; readonly canFinish: boolean }

/** Whose simulation it is, and where it belongs. */
export type Belonging = {
  readonly personId: string
  /** `noCourse` of a station. */
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
}

/** What hosts simulations as items of attempts: the room of learning, handed in from above. `Place` is what a kind of them is told of its item. */
export type Host<Place> = {
  /**
   * The item of an attempt of the visitor's, the attempt held until the call ends; refuses where nothing may be recorded, and
   * where a contest is named in which the attempt is not.
   */
  readonly enter: (
    visit: Visit,
    wanted: {
      readonly ProgressId: string
      readonly ItemId: string
      readonly SkillContestId?: string | undefined
    },
  ) => Promise<Place | undefined>
  /** Holds the attempt until the call ends: always before a session is held, so that no two wait for each other. */
  readonly lock: (moment: Moment, where: Belonging) => Promise<void>
  /** Where the attempt stands. */
  readonly standing: (moment: Moment, where: Belonging) => Promise<CourseStanding>
  /** Completes the item by a session that ended; `score` is null while it is not to be told. */
  readonly complete: (
    moment: Moment,
    where: Belonging,
    done: { readonly sessionId: string; readonly no: number; readonly score: number | null },
  ) => Promise<CourseStanding>
  /** When the round of study ended, so that what was examined in it may be told; undefined while it goes on. */
  readonly overSince: (moment: Moment, where: Belonging) => Promise<Date | undefined>
  /** The score of the attempt follows what a teacher decided about a session; `best` of the item, null while it is not to be told. */
  readonly rescore: (
    moment: Moment,
    where: Belonging,
    done: { readonly sessionId: string; readonly no: number; readonly best: number | null },
  ) => Promise<void>
}

/** The round of a course in which somebody is sent to an experiment elsewhere. */
export type Gone = {
  readonly courseId: string
  readonly attemptId: string
  readonly tester: boolean
  /** Where the experiment is. */
  readonly path: string
}

/** Whose round it is. */
export type Round = Omit<Belonging, 'itemId' | 'courseId'>

/** What hosts experiments that are held elsewhere, as whole rounds: the room of learning, handed in from above. */
export type ElsewhereHost = {
  /** A round of the visitor’s own at a course whose experiment is elsewhere; refuses where nothing may be recorded, undefined where it was begun anew since. */
  readonly enter: (
    visit: Visit,
    wanted: { readonly CourseId: string; readonly ProgressId: string },
  ) => Promise<Gone | undefined>
  /** Whether a round is the visitor’s own, open or closed. */
  readonly isOwn: (visit: Visit, progressId: string) => Promise<boolean>
  /** Holds the round until the transaction ends: always before what arrives is kept, so that no two wait for each other. */
  readonly lock: (moment: Moment, round: Round) => Promise<void>
  /** A finished result was kept: the round is complete, with the best one’s score. One that was begun anew since stays as it was. */
  readonly arrived: (
    moment: Moment,
    round: Round,
    summary: { readonly no: number; readonly title: string; readonly score: number },
  ) => Promise<void>
}

const nowhere = { progress: 0, canFinish: false } as const

/** A host of items of courses that leaves stations alone: they belong to no round of study, and their hosts read their results. */
export const withStations = <Item>(host: Host<Item>): Host<Item> => ({
  enter: (visit, wanted) => host.enter(visit, wanted),
  lock: async (moment, where) => {
    if (!isStation(where)) await host.lock(moment, where)
  },
  standing: async (moment, where) => (isStation(where) ? nowhere : host.standing(moment, where)),
  complete: async (moment, where, done) =>
    isStation(where) ? nowhere : host.complete(moment, where, done),
  overSince: async (moment, where) =>
    isStation(where) ? undefined : host.overSince(moment, where),
  rescore: async (moment, where, done) => {
    if (!isStation(where)) await host.rescore(moment, where, done)
  },
})
