import type { Moment } from '#attempts'
import type { Visit } from '#platform/visit'
import type { Belonging } from './host.ts'

/** The round of a course in which somebody is sent to an experiment elsewhere. */
export type Gone = {
  readonly courseId: string
  readonly attemptId: string
  readonly tester: boolean
  /** Where the experiment is. */
  readonly path: string
}

/** Whose round it is. */
export type Round = Omit<Belonging, 'itemId'>

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
  readonly hold: (moment: Moment, round: Round) => Promise<void>
  /** A finished result was kept: the round is complete, with the best one’s score. One that was begun anew since stays as it was. */
  readonly arrived: (
    moment: Moment,
    round: Round,
    told: { readonly no: number; readonly title: string; readonly score: number },
  ) => Promise<void>
}
