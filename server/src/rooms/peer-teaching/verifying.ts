import type { InputOf } from '@xinglin/contract/call'
import {
  type listTeachingSessions,
  type TeachingSession,
  verifyTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { markersOfClasses, ownTeachingClasses } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { tellOf } from './ledger.ts'
import { toSessions } from './serialize.ts'
import { sessionStore } from './session-store.ts'

const open = ['agreed', 'disputed'] as const
const decidedStates = ['verified', 'rejected'] as const

/** The classes of which the visitor verifies sessions; undefined for all of the school. */
const verifiedClasses = async (visit: Visit): Promise<readonly string[] | undefined> =>
  runsSchool(visit) ? undefined : ownTeachingClasses(visit)

/** Sessions that wait for the visitor, or that were decided. */
export const listSessions = async (visit: Visit, input: InputOf<typeof listTeachingSessions>) => {
  const store = sessionStore(visit)
  const wanted = {
    states: input.State === 'open' ? open : decidedStates,
    classIds: await verifiedClasses(visit),
  }
  return {
    List: await toSessions(visit, await store.newest(wanted, input.PageIndex, input.PageSize)),
    Count: await store.count(wanted),
  }
}

/** How many sessions wait for a teacher. */
export const sessionsToVerify = async (visit: Visit): Promise<number> =>
  visit.who === 'teacher' ? sessionStore(visit).waiting(await ownTeachingClasses(visit)) : 0

/** Whether the visitor verifies sessions of a class. */
const mayVerify = async (visit: Visit, classId: string): Promise<boolean> =>
  runsSchool(visit) ||
  (await markersOfClasses(visit, [classId])).includes(memberOf(visit)?.id ?? '')

/** Verifies a session, or rejects it; what was verified may still be rejected, with a reason. */
export const verify = async (
  visit: Visit,
  { Id, Accept, Reason }: InputOf<typeof verifyTeachingSession>,
): Promise<TeachingSession> => {
  const refusals = verifyTeachingSession.refusals
  const row = await sessionStore(visit).lock(Id)
  if (!row || !(await mayVerify(visit, row.classId))) throw refuse(refusals.missing)
  if (row.state === 'told') throw refuse(refusals.waits)
  if (row.state === (Accept ? 'verified' : 'rejected')) throw refuse(refusals.decided)
  if (Accept && row.state === 'rejected') throw refuse(refusals.decided)
  if (!Accept && Reason === '') throw refuse(refusals.reason)
  await refuseSensitive(visit, Reason, 'peer-teaching', refusals.sensitive)
  const set = {
    state: Accept ? ('verified' as const) : ('rejected' as const),
    reason: Accept ? '' : Reason,
    verifierId: memberOf(visit)?.id ?? null,
    decidedAt: visit.at,
  }
  await sessionStore(visit).change(Id, set)
  const next = { ...row, ...set }
  await tellOf(visit, next, 'teaching-verified', [row.helperId, row.helpedId])
  await visit.publish({
    kind: 'managed',
    area: 'classes',
    text: `${Accept ? '确认' : '驳回'}了互助教学“${row.subject}”（${row.heldOn}，${row.minutes}分钟）`,
    detail: Reason,
  })
  const [session] = await toSessions(visit, [next])
  if (!session) throw new Error('a session vanished')
  return session
}
