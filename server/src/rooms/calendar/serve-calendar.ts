import { role } from '@xinglin/contract/identity'
import { peopleAmong } from '#identity'
import type { Database } from '#platform/database'
import { originAt, plainHost, rateLimit, staysHere, type Server } from '#platform/http'
import type { Keys } from '#platform/keys'
import type { VisitedSchool } from '#platform/visit'
import { type CalendarSource, entriesOf } from './entries.ts'
import { isFeedAddress, personIn } from './feed-address.ts'
import { readerVisit } from './reader-visit.ts'
import { feedStore } from './store.ts'
import { writeCalendar } from './write-calendar.ts'

/** A calendar program asks once in a while, a campus behind one address many times. */
const perMinute = 600
const halfYearMs = 183 * 86_400_000

type Served = {
  readonly database: Database
  readonly schoolAt: (host: string) => Promise<VisitedSchool | undefined>
  readonly keys: Pick<Keys, 'sign'>
  readonly sources: readonly CalendarSource[]
  readonly allowHttp: boolean
}

/** Serves calendars by their secret addresses, on every school's own host: what is half a year away at most. */
export const serveCalendar = (
  server: Server,
  { database, schoolAt, keys, sources, allowHttp }: Served,
): void => {
  const ofAddress = rateLimit(perMinute)
  server.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
    const at = new Date()
    reply.headers({ 'Content-Security-Policy': "default-src 'none'; sandbox" })
    const missing = () => reply.code(404).type('text/plain; charset=utf-8').send('数据不存在')
    try {
      ofAddress(request.ip, at)
    } catch {
      return reply
        .code(429)
        .header('Retry-After', '60')
        .type('text/plain; charset=utf-8')
        .send('请求过于频繁，请稍后再试')
    }
    const { name } = request.params
    const host = plainHost(request.host)
    const school = await schoolAt(host)
    const personId = personIn(name)
    const isSafe = request.protocol === 'https' || allowHttp || staysHere(host, request.ip)
    if (!isSafe || !school || school.disabled || personId === undefined) return missing()
    const origin = originAt(request.host, request.protocol === 'https')
    const text = await database.within(school.id, async (db) => {
      const context = { db, school }
      const salt = await feedStore(context).salt(personId)
      if (salt === undefined) return undefined
      if (!isFeedAddress(keys, { schoolId: school.id, personId, salt }, name)) return undefined
      const person = (await peopleAmong(context, [personId])).get(personId)
      if (!person || person.disabled || person.roleType !== role.student) return undefined
      const visit = readerVisit({ db, school, host, origin, who: 'student', personId, at })
      const from = new Date(at.getTime() - halfYearMs)
      const to = new Date(at.getTime() + halfYearMs)
      const entries = await entriesOf(sources, visit, from, to)
      return writeCalendar(entries, { name: `杏林 · ${school.name}`, host, origin, at })
    })
    if (text === undefined) return missing()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="xinglin.ics"')
      .header('Cache-Control', 'private, max-age=300')
      .send(text)
  })
}
