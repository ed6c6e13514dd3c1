import type { MessageKind } from '@xinglin/contract/messages'
import type { Visit } from '#platform/visit'

/** How what a message is about stands when it is read. */
export type SubjectNow = {
  readonly title: string
  /** In words; empty where nothing is to be said. */
  readonly state: string
  /** The page of the product that shows it, for this reader; empty where none does. */
  readonly path: string
}

/** Of some objects those that a visitor may see, as they stand now. What is left out is gone for this reader. */
export type SubjectsOf = (
  visit: Visit,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, SubjectNow>>

/** For each kind of message who knows its object. */
export type Subjects = Readonly<Record<MessageKind, SubjectsOf>>

/** The same of the objects of other rooms: handed in by the wiring, so that no room needs to be known here. */
export type OtherSubjects = Omit<Subjects, 'announcement'>
