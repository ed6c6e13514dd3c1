import type { Mode } from '@xinglin/contract/consultation'
import type { Action } from '@xinglin/simulation/consultation'
import type { Meaning } from '@xinglin/simulation/ontology'
import type { OfSchool, Visit } from '#platform/visit'
import type { States } from './states.ts'
import type { Wordings } from '../wording/wording.ts'

/** What was said before, the oldest first, and what the patient of this case can be asked. */
export type Heard = {
  readonly before: readonly { readonly text: string; readonly meanings: readonly Meaning[] }[]
  readonly expects: { readonly has: (meaning: Meaning) => boolean }
}

/** Understands what a student says: its parts with their meanings. */
export type Understand = (text: string, heard: Heard) => Extract<Action, { type: 'ask' }>['parts']

/** A moment in a school, with or without a visit. */
export type Moment = OfSchool & { readonly at: Date }

/** The item of a course in which somebody consults. */
export type Place = {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly caseId: string
  readonly mode: Mode
  readonly temperament: 'cooperative' | 'standard' | 'guarded'
  /** Minutes of real time that the item allows; undefined for as long as the case says. */
  readonly limitMinutes?: number | undefined
  /** A teacher trying the own course. */
  readonly tester: boolean
}

/** What became of a course's attempt when a consultation of it ended. */
export type Standing = { readonly progress: number; readonly canFinish: boolean }

/** Whose consultation it is, and where it belongs. */
export type Belonging = {
  readonly personId: string
  readonly attemptId: string
  readonly itemId: string
}

/** What hosts consultations: the room of learning, handed in from above. */
export type Host = {
  /** The item of an attempt of the visitor's, the attempt held until the call ends; refuses where nothing may be recorded. */
  readonly enter: (
    visit: Visit,
    wanted: { readonly ProgressId: string; readonly ItemId: string },
  ) => Promise<Place | undefined>
  /** Holds the attempt until the call ends: always before a session is held, so that no two wait for each other. */
  readonly hold: (moment: Moment, where: Belonging) => Promise<void>
  /** Where the attempt stands. */
  readonly standing: (moment: Moment, where: Belonging) => Promise<Standing>
  /** Completes the item by a session that ended; `score` is null while it is not to be told. */
  readonly complete: (
    moment: Moment,
    where: Belonging,
    done: { readonly sessionId: string; readonly no: number; readonly score: number | null },
  ) => Promise<Standing>
  /** When the round of study ended, so that what was examined in it may be told; undefined while it goes on. */
  readonly overSince: (moment: Moment, where: Belonging) => Promise<Date | undefined>
  /** The score of the attempt follows what a teacher decided about a session; `best` of the item, null while it is not to be told. */
  readonly rescore: (
    moment: Moment,
    where: Belonging,
    done: { readonly sessionId: string; readonly no: number; readonly best: number | null },
  ) => Promise<void>
}

/** What the room of consultations is given, and what it remembers. */
export type Room = {
  readonly understand: Understand
  readonly host: Host
  readonly states: States
  /** What words the answers of patients; absent where the installation has no language model. */
  readonly wordings?: Wordings | undefined
}
