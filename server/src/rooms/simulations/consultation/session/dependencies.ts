import type { Mode } from '@xinglin/contract/simulations/consultation'
import type { Action, dialogueOf } from '@xinglin/simulation/consultation'
import type { Host as HostOf } from '#simulations/kernel'
import type { States } from './load-states.ts'
import type { Wordings } from '../wording/wording.ts'

/** What was said before, the oldest first, and what the patient of this case can be asked. */
type DialogueContext = ReturnType<typeof dialogueOf>

/** Understands what a student says: its parts with their meanings. */
export type Understand = (
  text: string,
  context: DialogueContext,
) => Extract<Action, { type: 'ask' }>['parts']

/** The item of a course in which somebody consults. */
export type ConsultationItem = {
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

/** What hosts consultations: the room of learning, handed in from above. */
export type Host = HostOf<ConsultationItem>

/** What the room of consultations is given, and what it remembers. */
export type ConsultationDeps = {
  readonly understand: Understand
  readonly host: Host
  readonly states: States
  /** What words the answers of patients; absent where the installation has no language model. */
  readonly wordings?: Wordings | undefined
}
