import { nobody } from '@xinglin/contract/call'
import { issueTeachingCertificate, schoolYearName } from '@xinglin/contract/peer-teaching'
import { type CurrentScores, issueCertificate, withdrawn } from '#certificates'
import { classesOfPeople, classTitles, fullName } from '#classes'
import { facesOf } from '#identity'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { sumsOf } from './rules.ts'
import { sessionStore, type SessionRow } from './session-store.ts'

/** What printed rows of peer teaching came from. */
const basisKind = 'teaching'

const valueOf = ({ heldOn, minutes }: SessionRow): string => `${heldOn} ${minutes}`

/** Issues a certificate of the verified sessions in which the visitor helped in a year; answers its number. */
export const issueOfYear = async (visit: Visit, year: number): Promise<string> => {
  const { none, many } = issueTeachingCertificate.refusals
  const own = memberOf(visit)?.id ?? nobody
  const sessions = (await sessionStore(visit).ofPerson(own, year))
    .filter(({ helperId, state }) => helperId === own && state === 'verified')
    .toReversed()
  if (sessions.length === 0) throw refuse(none)
  const face = (await facesOf(visit, [own])).get(own)
  const place = (await classesOfPeople(visit, [own])).get(own)
  const names = await classTitles(
    visit,
    sessions.map(({ classId }) => classId),
  )
  const sums = sumsOf(sessions, own)
  const number = await issueCertificate(
    visit,
    { id: own, name: face?.name ?? '' },
    'teaching',
    {
      Facts: [
        { Name: '姓名', Value: face?.name ?? '' },
        { Name: '学号', Value: face?.number ?? '' },
        { Name: '班级', Value: place ? fullName(place) : '—' },
        { Name: '学年', Value: schoolYearName(year) },
        { Name: '帮扶次数', Value: `${sums.sessions} 次，${sums.people} 人` },
        { Name: '累计时长', Value: `${sums.minutes} 分钟` },
      ],
      Heads: ['序号', '日期', '课程或技能', '被帮扶人所在教学班', '时长（分钟）'],
      Rows: sessions.map((one, at) => [
        String(at + 1),
        one.heldOn,
        one.subject,
        names.get(one.classId) ?? '',
        String(one.minutes),
      ]),
      Notes: ['每次帮扶由帮扶双方确认，并经任课教师确认。'],
    },
    sessions.map((one) => ({ kind: basisKind, id: one.id, value: valueOf(one) })),
  )
  if (number === undefined) throw refuse(many)
  return number
}

/** How sessions on certificates stand now: those that were rejected later are withdrawn. */
export const teachingStands: CurrentScores = async (visit, personId) => {
  const sessions = new Map(
    (await sessionStore(visit).ofPerson(personId)).map((one) => [one.id, one]),
  )
  return ({ kind, id }) => {
    if (kind !== basisKind) return undefined
    const session = sessions.get(id)
    return session?.state === 'verified' ? valueOf(session) : withdrawn
  }
}
