import { nobody, type InputOf, seenLength } from '@xinglin/contract/call'
import {
  answerTeachingSession,
  type TeachingSession,
  type TeachingYear,
  tellTeachingSession,
  withdrawTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { markersOfClasses } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { dayIn, memberOf, refuse, type Visit } from '#platform/visit'
import { postStore } from './post-store.ts'
import { faultOfDay, fitsDay, rankOf, schoolYearOf, sumsOf } from './rules.ts'
import { toSessions } from './serialize.ts'
import { sessionStore, type SessionRow } from './session-store.ts'

const shortestNote = 10

const ownId = (visit: Visit): string => memberOf(visit)?.id ?? nobody

const toSession = async (visit: Visit, row: SessionRow): Promise<TeachingSession> => {
  const [session] = await toSessions(visit, [row])
  if (!session) throw new Error('a session vanished')
  return session
}

const otherOf = ({ helperId, helpedId }: SessionRow, own: string): string =>
  helperId === own ? helpedId : helperId

/** Tells people of a session what became of it. */
export const tellOf = (
  visit: Visit,
  row: SessionRow,
  kind: 'teaching-told' | 'teaching-agreed' | 'teaching-verified',
  to: readonly string[],
): Promise<void> =>
  visit.publish({
    kind: 'notice',
    notice: {
      kind,
      subjectId: row.id,
      title: row.subject,
      to,
      occurrence: `${row.state} ${visit.at.toISOString()}`,
      senderId: visit.person?.id ?? null,
    },
  })

/** Tells of a session of an accepted match; the other side is asked to confirm. */
export const tell = async (
  visit: Visit,
  { Id, MatchId, Day, Minutes, Note }: InputOf<typeof tellTeachingSession>,
): Promise<TeachingSession> => {
  const refusals = tellTeachingSession.refusals
  const own = ownId(visit)
  // Held, so that two at once do not both fit the day.
  const match = await postStore(visit).lockMatch(MatchId)
  const isOwn = match && (match.helperId === own || match.helpedId === own)
  if (!isOwn || match.state !== 'accepted' || !match.classId) throw refuse(refusals.missing)
  const fault = faultOfDay(Day, dayIn(visit.school.timezone, visit.at))
  if (Day === '' || fault) throw refuse(refusals[fault ?? 'old'])
  if (seenLength(Note) < shortestNote) throw refuse(refusals.short)
  await refuseSensitive(visit, Note, 'peer-teaching', refusals.sensitive)
  const store = sessionStore(visit)
  const sameDay = (await store.ofPerson(match.helperId)).filter(
    (one) => one.heldOn === Day && one.helperId === match.helperId && one.state !== 'rejected',
  )
  if (
    !fitsDay(
      sameDay.map(({ minutes }) => minutes),
      Minutes,
    )
  )
    throw refuse(refusals.most)
  const row: SessionRow = {
    schoolId: visit.school.id,
    id: Id,
    matchId: MatchId,
    helperId: match.helperId,
    helpedId: match.helpedId,
    classId: match.classId,
    subject: (await postStore(visit).find(match.postId))?.subject ?? '',
    heldOn: Day,
    year: schoolYearOf(Day),
    minutes: Minutes,
    note: Note,
    toldBy: own,
    state: 'told',
    reason: '',
    verifierId: null,
    toldAt: visit.at,
    decidedAt: null,
  }
  if (!(await store.add(row))) throw refuse(refusals.taken)
  await tellOf(visit, row, 'teaching-told', [otherOf(row, own)])
  return toSession(visit, row)
}

/** A session in which the visitor took part, held until the call ends; refuses every other. */
const ownSession = async (visit: Visit, id: string): Promise<SessionRow> => {
  const row = await sessionStore(visit).lock(id)
  const own = ownId(visit)
  if (!row || (row.helperId !== own && row.helpedId !== own))
    throw refuse(answerTeachingSession.refusals.missing)
  return row
}

/** Confirms a session of which the other side told, or says what is wrong with it: a teacher decides then. */
export const answerTold = async (
  visit: Visit,
  { Id, Accept, Reason }: InputOf<typeof answerTeachingSession>,
): Promise<TeachingSession> => {
  const { missing, decided, reason, sensitive } = answerTeachingSession.refusals
  const row = await ownSession(visit, Id)
  // Nobody confirms what they told of themselves.
  if (row.toldBy === ownId(visit)) throw refuse(missing)
  if (row.state !== 'told') throw refuse(decided)
  if (!Accept && Reason === '') throw refuse(reason)
  await refuseSensitive(visit, Reason, 'peer-teaching', sensitive)
  const set = {
    state: Accept ? ('agreed' as const) : ('disputed' as const),
    reason: Accept ? '' : Reason,
  }
  await sessionStore(visit).change(Id, set)
  const next = { ...row, ...set }
  await tellOf(visit, next, 'teaching-agreed', await markersOfClasses(visit, [row.classId]))
  return toSession(visit, next)
}

/** Takes back a session that nobody has confirmed. */
export const withdraw = async (visit: Visit, id: string): Promise<void> => {
  const { missing, decided } = withdrawTeachingSession.refusals
  const row = await ownSession(visit, id)
  if (row.toldBy !== ownId(visit)) throw refuse(missing)
  if (row.state !== 'told') throw refuse(decided)
  await sessionStore(visit).remove(id)
}

/** The school year in which it is now. */
export const currentYear = (visit: Visit): number =>
  schoolYearOf(dayIn(visit.school.timezone, visit.at))

/** A year of the visitor's in figures. */
export const yearOf = async (
  visit: Visit,
  year: number,
  sessions: readonly SessionRow[],
): Promise<TeachingYear> => {
  const sums = sumsOf(sessions, ownId(visit))
  return {
    Year: year,
    Sessions: sums.sessions,
    Minutes: sums.minutes,
    People: sums.people,
    Open: sums.open,
    Received: sums.received,
    Rank:
      sums.minutes > 0 ? rankOf(await sessionStore(visit).minutesOfYear(year), sums.minutes) : null,
  }
}

/** The visitor's school years, the newest first; the present one always. */
export const listYears = async (visit: Visit) => {
  const current = currentYear(visit)
  const byYear = Map.groupBy(await sessionStore(visit).ofPerson(ownId(visit)), ({ year }) => year)
  const years = [...new Set([current, ...byYear.keys()])].toSorted((one, other) => other - one)
  const all = []
  for (const year of years) all.push(await yearOf(visit, year, byYear.get(year) ?? []))
  return { List: all, Current: current }
}

/** The ledger of a year of the visitor's. */
export const getYear = async (visit: Visit, year: number) => {
  const sessions = await sessionStore(visit).ofPerson(ownId(visit), year)
  return {
    Summary: await yearOf(visit, year, sessions),
    List: await toSessions(visit, sessions),
  }
}
