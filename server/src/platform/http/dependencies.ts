import type { Principal } from '@xinglin/contract/call'
import type { SessionKeys } from '@xinglin/wire'
import type { Database } from '#platform/database'
import type { DomainEvent, Person, Post, Visit, VisitedSchool } from '#platform/visit'
import type { Answer } from './answer.ts'

/** A session as the room that keeps sessions gives it; expired ones are not given. */
export type StoredSession = {
  readonly schoolId: string
  readonly principal: Principal
  readonly person: Person
  readonly posts: readonly Post[]
  /** It may change nothing: its owner has left the school. */
  readonly lookOnly: boolean
  /** The one course that the session may see; undefined where it may see others. */
  readonly onlyCourse: string | undefined
  readonly loginType: string
  readonly keys: SessionKeys
  readonly macKey: string
  readonly macRequired: boolean
  /** SHA-256 of the bind cookie; null when the session is not bound to a browser. */
  readonly bindHash: Buffer | null
  /** The cookie was seen back (or must have been), so from now on it is needed. */
  readonly bindRequired: boolean
}

/** What the rooms give to the gate, so that it knows none of them. */
export type HttpDeps = {
  readonly database: Database
  readonly schoolAt: (host: string) => Promise<VisitedSchool | undefined>
  /** Looks a TokenId up at a moment, and notes that its owner is there where that is to be noted. */
  readonly sessionOf: (
    tokenId: string,
    at: Date,
    note: boolean,
  ) => Promise<StoredSession | undefined>
  /** The same by the id of a session, without noting anything. */
  readonly standingSession: (sessionId: Buffer, at: Date) => Promise<StoredSession | undefined>
  readonly bindSeen: (sessionId: Buffer) => Promise<void>
  readonly endSession: (sessionId: Buffer) => Promise<void>
  readonly addressOf: (
    visit: Pick<Visit, 'school' | 'at'> & {
      /** As it was sent, with its port. */
      readonly sentHost: string
      /** The school that keeps the file. */
      readonly keeperId: string
    },
    fileId: string,
    kind: 'file' | 'picture',
  ) => string
  readonly answers: readonly Answer[]
  /** Rooms above that listen. */
  readonly listeners: readonly ((visit: Visit, happening: DomainEvent) => Promise<void>)[]
  readonly encryption: boolean
  /** Keyed digest of a request, so that what is stored of it tells nothing of its body. */
  readonly digest: (text: string) => Buffer
  /** Plain HTTP beyond this machine is served. */
  readonly allowHttp: boolean
}
