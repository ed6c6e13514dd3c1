import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { postStore } from './post-store.ts'
import { schoolYearOf } from './rules.ts'
import { sessionStore, type SessionRow } from './session-store.ts'

type NewSession = Pick<SessionRow, 'heldOn' | 'minutes' | 'note' | 'state' | 'verifierId'> & {
  readonly toldByHelper: boolean
}

/** Makes an offer or a request with one who answered it, and the sessions of both. */
export const makePeerTeaching = async (
  school: TenantContext,
  one: {
    readonly kind: 'offer' | 'request'
    readonly subject: string
    readonly note: string
    readonly personId: string
    readonly at: Date
    readonly match?: {
      readonly otherId: string
      readonly classId: string
      readonly isAsked: boolean
      readonly sessions: readonly NewSession[]
    }
  },
): Promise<void> => {
  const posts = postStore(school)
  const postId = newId(one.at.getTime())
  const { kind, subject, note, personId, at, match } = one
  await posts.add({ id: postId, personId, kind, subject, note, open: true, createdAt: at })
  if (!match) return
  const helperId = kind === 'offer' ? personId : match.otherId
  const helpedId = kind === 'offer' ? match.otherId : personId
  const matchId = newId(at.getTime())
  await posts.addMatch({
    id: matchId,
    postId,
    helperId,
    helpedId,
    classId: match.classId,
    state: match.isAsked ? 'asked' : 'accepted',
    note: '',
    createdAt: at,
  })
  for (const { toldByHelper, ...session } of match.sessions)
    await sessionStore(school).add({
      ...session,
      id: newId(at.getTime()),
      matchId,
      helperId,
      helpedId,
      classId: match.classId,
      subject,
      year: schoolYearOf(session.heldOn),
      toldBy: toldByHelper ? helperId : helpedId,
      reason: '',
      toldAt: at,
      decidedAt: session.state === 'verified' ? at : null,
    })
}
