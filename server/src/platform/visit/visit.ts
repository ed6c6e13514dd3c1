import type { AuditArea } from '@xinglin/contract/audit'
import type { PostKind, Principal } from '@xinglin/contract/call'
import type { MessageKind } from '@xinglin/contract/message-kinds'
import { actAs, type Apart, asSchool, type Db } from '#platform/database'
import { Refused } from './refused.ts'

/** The school of the visited host, as far as every room needs it. */
export type VisitedSchool = {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly disabled: boolean
  readonly menuCodes: readonly number[]
  readonly servicePhone: string
  /** IANA name; days begin and end in it. */
  readonly timezone: string
  /** Features that the school has on or off; one that is not named is on. */
  readonly flags: Readonly<Record<string, boolean>>
  /** What stands before the visited host in addresses of files: `files.`, or nothing. */
  readonly resourceBase: '' | 'files.'
  /** The school asks for the request MAC of everybody. */
  readonly macRequired: boolean
}

/** The person of the session; nothing here comes from a body. */
export type Person = {
  readonly id: string
  readonly accountId: string
  readonly accountName: string
  readonly roleType: number
  readonly mustChangePassword: boolean
  readonly sessionId: Buffer
}

/** A post that a session holds, and for which 院系, subject or 科室. */
export type Post = { readonly kind: PostKind; readonly placeId: string }

/** Something that some people are to hear of: each gets one message of a kind and an object, however often it is said. */
export type Notice = {
  readonly kind: MessageKind
  /** What it is about; the message shows how that stands when it is read. */
  readonly subjectId: string
  /** What it is called now, for when it is gone. */
  readonly title: string
  /** People of the school; ids of nobody are left out, and so is whoever caused it. */
  readonly to: readonly string[]
  /**
   * Which of several happenings to the object this is: what was told already is not told again, and another one joins the
   * message while that is unread. Empty where it happens once.
   */
  readonly occurrence?: string
  /** Whose people they are, where they are of another school than the visited one: one that takes part in its contest. */
  readonly schoolId?: string
  /** Who caused it; null where nobody is named. */
  readonly senderId?: string | null
  /** Readers must confirm it, and cannot do without it. */
  readonly mustRead?: boolean
}

/** Something that rooms above may listen to; travels upward within the same transaction. */
export type DomainEvent =
  | {
      readonly kind: 'signed-in'
      readonly personId: string
      readonly name: string
      readonly roleType: number
    }
  /** Somebody who runs the school, or a teacher in public, changed something: said in words, for the audit list. */
  | {
      readonly kind: 'managed'
      readonly area: AuditArea
      readonly text: string
      readonly detail?: string
    }
  /** Somebody learnt something in a course, or did something of a task: whoever watches it sees it. */
  | { readonly kind: 'learned'; readonly objectId: string; readonly personId: string }
  /** What some people achieved came or went. */
  | { readonly kind: 'achieved'; readonly personIds: readonly string[] }
  /** Some people are to hear of something: the room of messages keeps it for them. */
  | { readonly kind: 'notice'; readonly notice: Notice }

/** A transaction of one school: what a store needs where nobody visits (making a school, keeping house). */
export type TenantContext = { readonly db: Db; readonly school: { readonly id: string } }

/** One request of one visitor to one school: what a store is built from, and the only thing a handler is given besides its input. */
export type Visit = {
  readonly school: VisitedSchool
  readonly host: string
  /** Where the school's pages stand for this visitor: scheme, host, and the port where it is not the scheme's own. */
  readonly origin: string
  readonly who: Principal
  readonly person: Person | null
  /** What posts the session holds, beside what `who` may. */
  readonly posts: readonly Post[]
  /** The course that a preview link shows; undefined for everybody else. */
  readonly onlyCourse: string | undefined
  /** When the request was received, by this server's clock. */
  readonly at: Date
  readonly ip: string
  /** What the browser calls itself. */
  readonly agent: string
  /** What Safe Exam Browser says of its settings for this request; empty in any other browser. */
  readonly configKeyHash: string
  /** Stable for one visitor for a while: the person, or a hash of the address; what a browser calls itself is anybody's to choose. */
  readonly visitor: string
  /** True when the request came from a browser over HTTPS, or over plain HTTP on this machine. */
  readonly browser: boolean
  readonly secure: boolean
  readonly db: Db
  /** The bind cookie this browser sent, if any. */
  readonly bind: string | undefined
  /** The cookie of this browser that says who signed in there before, if any. */
  readonly device: string | undefined
  /** An address that opens a file of the school, for whoever holds it: some minutes, or a day for an uploaded picture; or one of the school that keeps what is shown. */
  readonly addressOf: (fileId: string, kind?: 'file' | 'picture', keeperId?: string) => string
  /** Does something once what was written is committed: forgetting what was remembered. */
  readonly afterwards: (work: () => void) => void
  /** Does something when the transaction is over, however it ended, and before the answer goes. */
  readonly atEnd: (work: () => void) => void
  /** Computes or waits without a connection of the database, before anything is written: what was read is to be read again. */
  readonly apart: Apart
  /** Reads something once a request, by what it is called; what was read before `apart` is read again. */
  readonly once: <T>(name: string, read: () => Promise<T>) => Promise<T>
  readonly publish: (happening: DomainEvent) => Promise<void>
  /** Sets a cookie on the answer. */
  readonly setCookie: (header: string) => void
}

/** Whether the visitor runs the school: its administrator, or an operator with a grant for it. */
export const runsSchool = ({ who }: Pick<Visit, 'who'>): boolean =>
  who === 'admin' || who === 'operator'

/** Whether the visitor has no account of their own: a stranger, a guest (who shares one with everybody), whoever holds a preview link. */
export const isOutsider = ({ who }: Pick<Visit, 'who'>): boolean =>
  who === 'anonymous' || who === 'guest' || who === 'preview'

/** Whoever has an account that is theirs alone; what outsiders do is nobody's. */
export const memberOf = (visit: Pick<Visit, 'who' | 'person'>): Person | undefined =>
  isOutsider(visit) ? undefined : (visit.person ?? undefined)

/** Whether a menu of the school is open to the visitor; who runs the school goes everywhere. */
export const opensMenu = (visit: Pick<Visit, 'who' | 'school'>, code: number): boolean =>
  runsSchool(visit) || visit.school.menuCodes.includes(code)

type Outcome<T> = { readonly done: T } | { readonly refused: Refused }

/** Acts on the rows of the school that keeps something; all else stays the visitor's. */
export const visitAt = async <T>(
  visit: Visit,
  schoolId: string,
  work: (there: Visit) => Promise<T>,
): Promise<T> => {
  if (schoolId === visit.school.id) return work(visit)
  const outcome = await asSchool<Outcome<T>>(visit, schoolId, async ({ db, school }) => {
    try {
      const there: Visit = {
        ...visit,
        db,
        school: { ...visit.school, id: school.id },
        // What was read once of the visited school is not what the other one has.
        once: (name, read) => visit.once(`${schoolId} ${name}`, read),
        addressOf: (fileId, kind) => visit.addressOf(fileId, kind, schoolId),
        // The transaction that follows begins as the visited school again.
        apart: async (apart) => {
          const came = await visit.apart(apart)
          await actAs(db, schoolId)
          return came
        },
        // Whoever listens writes for the visited school.
        publish: async (happening) => {
          await actAs(db, visit.school.id)
          await visit.publish(happening)
          await actAs(db, schoolId)
        },
      }
      return { done: await work(there) }
    } catch (error) {
      // A refusal may keep what was written: the transaction goes on as the visited school.
      if (error instanceof Refused) return { refused: error }
      throw error
    }
  })
  if ('refused' in outcome) throw outcome.refused
  return outcome.done
}
