import { createHash } from 'node:crypto'
import { codes, decodeBody, type JsonObject, type JsonValue } from '@xinglin/wire'
import type { Call } from '@xinglin/contract/call'
import { hasConflicted, hasLockTimedOut, type Apart, type Db } from '#platform/database'
import { refuse, Refused, type Visit } from '#platform/visit'
import { Ready } from './answer.ts'
import type { Admitted, Gate } from './gate.ts'
import { originAt, plainHost } from './host.ts'
import { claimKey, isIdempotencyKey, keepAnswer, releaseKey } from './idempotency.ts'
import { parseInput } from './input.ts'
import { readOnce } from './read-once.ts'
import { rateLimitKeyOf } from './rate-limit-key.ts'
import { bindOf, deviceOf, type Raw } from './request.ts'
import { isAuthorized } from './authorize.ts'
import { Lines } from './lines.ts'
import { inPictureTurn, inTurn, isCrowded } from './turns.ts'

/** An answer that goes on: its lines, until the signal says that they are over. */
export class Streaming {
  readonly lines: (over: AbortSignal) => AsyncIterable<unknown>
  constructor(lines: Streaming['lines']) {
    this.lines = lines
  }
}

/** What is sent: the three members of every answer, what was made ready for many, or lines. */
export type Envelope = { Code: number; Msg: string; Data: unknown } | Ready | Streaming

/** This very request was done before: its answer is sent again. */
class DoneBefore extends Error {
  readonly envelope: Envelope
  constructor(envelope: Envelope) {
    super('done before')
    this.envelope = envelope
  }
}

const no = (name: keyof typeof codes, message?: string) =>
  new Refused(codes[name].code, message ?? codes[name].msg)

/** The members of a query; what no text of the database can hold is as unreadable here as it is in a body. */
const queryOf = (query: string): JsonObject => {
  const members = Object.fromEntries(new URLSearchParams(query))
  if (Object.values(members).some((value) => value.includes('\0'))) throw no('badBody')
  return members
}

const bodyOf = ({ mode, session, answer: { call } }: Admitted, raw: Raw): JsonObject => {
  if (call.method === 'GET') return queryOf(raw.query)
  if (call.fileBody) return { ...queryOf(raw.query), Bytes: raw.body as unknown as JsonValue }
  // Written with the keys of a session that has ended, and of no consequence to such a call.
  if (call.evenWithoutSession && !session) return {}
  return decodeBody(mode, raw.body, session?.keys)
}

const named = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Identity and school come from session and host; a body that says otherwise is refused before any room sees it. */
const ownNamesOnly = (call: Call, { school, session }: Admitted, body: JsonObject): void => {
  if (!call.namesAnother && named(body['UserId']) && body['UserId'] !== session?.person.id)
    throw no('notAllowed')
  const { Domain: domain } = body
  const isOwn = typeof domain === 'string' && school.hosts.includes(plainHost(domain))
  if (named(domain) && !isOwn) throw no('notFound')
  for (const name of call.namesSchool ? ['SchoolId'] : ['SchoolId', 'schoolId']) {
    if (named(body[name]) && body[name] !== school.id) throw no('notFound')
  }
}

const visitorOf = (raw: Raw): string =>
  createHash('sha256').update(raw.ip).digest('base64url').slice(0, 22)

const lookOnly = [-1, '您已办理离校，账号只能查看，不能再学习或修改'] as const

/** Calls that change something heed a key, but for those that carry a password: one's own may be changed, as one may sign out. */
const changes = ({ keyless, beforePasswordChange, method }: Call): boolean =>
  !keyless && !beforePasswordChange && method === 'POST'

/** How often work is begun anew after it met another's. */
const maxAgain = 2

/**
 * Begins work anew that met another's: both found a name free, or each held what the other wanted. Its transaction left
 * nothing behind; the second time it finds what the other committed, and answers by its own rules.
 * Who waits in vain for a lock is told to come again.
 */
const untilAlone = async <T>(work: () => Promise<T>, forget: () => void): Promise<T> => {
  for (let times = 0; ; times += 1) {
    try {
      return await work()
    } catch (error) {
      // An import of thousands takes longer than that: whoever wants one of its names comes again.
      if (hasLockTimedOut(error)) throw no('overloaded')
      if (times >= maxAgain || !hasConflicted(error)) throw error
      forget()
    }
  }
}

/** Body, rights, idempotency, then the handler in one transaction; the envelope is what was committed. */
export const handle = async (
  { doors, withinRate, withinStrangersRate }: Gate,
  admitted: Admitted,
  raw: Raw,
  cookies: string[],
): Promise<Envelope> => {
  const { school, session, answer, path, host } = admitted
  const body = bodyOf(admitted, raw)
  isAuthorized(answer.call, admitted)
  ownNamesOnly(answer.call, admitted, body)
  if (session?.lookOnly && changes(answer.call)) throw refuse(lookOnly)
  const input = parseInput(answer.call, body)
  const { ip, at } = raw
  if (session) withinRate(answer.call, rateLimitKeyOf(session), at)
  else withinStrangersRate(answer.call, { school, ip, proof: raw.headers['x-proof-of-work'], at })
  const isKept = session !== undefined && !answer.call.keyless && !answer.call.repeatable
  const key = isKept ? raw.headers['idempotency-key'] : undefined
  if (key !== undefined && !isIdempotencyKey(key)) throw no('badBundle')

  const afterwards: (() => void)[] = []
  const sent = cookies.length
  const atEnd: (() => void)[] = []
  const visitWith = (db: Db, apart: Apart, moment = raw.at): Visit => {
    const reads = readOnce()
    const visit: Visit = {
      school,
      host,
      origin: originAt(raw.host, raw.secure),
      who: session?.principal ?? 'anonymous',
      person: session?.person ?? null,
      posts: session?.posts ?? [],
      onlyCourse: session?.onlyCourse,
      at: moment,
      ip: raw.ip,
      agent: raw.headers['user-agent'] ?? '',
      configKeyHash: raw.headers['x-safeexambrowser-configkeyhash'] ?? '',
      visitor: session?.person.id ?? visitorOf(raw),
      browser: raw.headers['sec-fetch-site'] !== undefined,
      secure: raw.secure,
      bind: bindOf(raw),
      device: deviceOf(raw),
      db,
      addressOf: (fileId, kind = 'file', keeperId = school.id) =>
        doors.addressOf({ school, sentHost: raw.host, at: moment, keeperId }, fileId, kind),
      afterwards: (later) => void afterwards.push(later),
      atEnd: (work) => void atEnd.push(work),
      apart: (work) => {
        reads.forget()
        return apart(work)
      },
      once: reads.once,
      publish: async (happening) => {
        for (const listen of doors.listeners) await listen(visit, happening)
      },
      setCookie: (header) => void cookies.push(header),
    }
    return visit
  }
  /** What goes on asks again who is there and what they may, without their being there by that. */
  const again = async <T>(work: (visit: Visit) => Promise<T>): Promise<T> => {
    const now = new Date()
    const at = await doors.schoolAt(host)
    const standing = session && (await doors.standingSession(session.person.sessionId, now))
    if (!at || !standing) throw no('noSession')
    if (at.disabled) throw no('schoolDisabled')
    isAuthorized(answer.call, { school: at, session: standing })
    return doors.database.within(school.id, (db, apart) => work(visitWith(db, apart, now)))
  }
  const act = () =>
    doors.database.within(school.id, async (db, apart) => {
      const where = { schoolId: school.id, personId: session?.person.id ?? '', key: key ?? '' }
      const claim = async () => {
        if (!key) return
        const digest = doors.digest(`${path}
${JSON.stringify(body)}`)
        const before = await claimKey(db, { ...where, digest })
        if (before) throw new DoneBefore(before.done as Envelope)
      }
      // The claim is lost with the connection that is given back, and made anew after what is done apart.
      const apartWithKey: Apart = async (work) => {
        const came = await apart(work, 'undone')
        await claim()
        return came
      }
      const visit = visitWith(db, key ? apartWithKey : apart)
      try {
        await claim()
        const output = await answer.handle(visit, input)
        if (output instanceof Ready) return output
        if (output instanceof Lines) return new Streaming((over) => output.from({ again, over }))
        const data = answer.call.output.parse(output)
        const envelope = { Code: codes.success.code, Msg: '', Data: data }
        if (key) await keepAnswer(db, where, envelope)
        return envelope
      } catch (error) {
        if (error instanceof DoneBefore) return error.envelope
        if (!(error instanceof Refused && error.keep)) throw error
        if (key) await releaseKey(db, where)
        return error
      }
    })
  const alone = () =>
    untilAlone(act, () => {
      afterwards.length = 0
      cookies.length = sent
    })
  // Asked in a transaction of its own: whoever waits for a hash must not hold a connection.
  const { turn: turnOf } = answer
  const turn =
    turnOf && isCrowded()
      ? await doors.database.within(school.id, (db, apart) => turnOf(visitWith(db, apart), input))
      : 'usual'
  const { hashes, makesPictures } = answer.call
  const taken = hashes ? inTurn(alone, turn) : makesPictures ? inPictureTurn(alone) : alone()
  const outcome = await taken.finally(() => {
    for (const ended of atEnd) ended()
  })
  for (const later of afterwards) later()
  if (outcome instanceof Refused) throw outcome
  return outcome
}
