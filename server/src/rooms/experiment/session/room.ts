import type { Host as HostOf } from '#attempts'
import type { Runs } from './runs.ts'

/** The item of a course in which somebody experiments. */
export type Place = {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly protocolId: string
  /** A teacher trying the own course. */
  readonly tester: boolean
}

/** What hosts experiments: the room of learning, handed in from above. */
export type Host = HostOf<Place>

/** What the room of experiments is given, and what it remembers. */
export type Room = { readonly host: Host; readonly runs: Runs }
