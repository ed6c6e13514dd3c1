import { createHash, timingSafeEqual } from 'node:crypto'
import {
  checkMac,
  checkSign,
  checkTime,
  codes,
  contentDigest,
  modeOf,
  nonceOf,
  normalPath,
  readBundle,
  signedContent,
  type Bundle,
  type CodeName,
  type Mode,
} from '@xinglin/wire'
import type { VisitedSchool } from '#platform/visit'
import { Refused } from '#platform/visit'
import type { Answer } from './answer.ts'
import type { HttpDeps, StoredSession } from './dependencies.ts'
import { originAt, plainHost, staysHere } from './host.ts'
import type { nonceTaker } from './nonces.ts'
import type { callLimits } from './rate.ts'
import { bindOf, type Raw } from './request.ts'
import type { strangerLimits } from './stranger-limits.ts'

/** What the gate looks things up in. */
export type Gate = {
  readonly doors: HttpDeps
  /** Every answer by its path in lower case. */
  readonly table: ReadonlyMap<string, Answer>
  readonly takeNonce: ReturnType<typeof nonceTaker>
  /** Refuses whoever asks a call more often in a minute than it allows. */
  readonly withinRate: ReturnType<typeof callLimits>
  /** The same of strangers, who may prove work instead. */
  readonly withinStrangersRate: ReturnType<typeof strangerLimits>
  /** Counts a call to whom it is counted; refuses whoever asks more often in a minute than anybody may. */
  readonly countCall: (session: StoredSession, at: Date) => void
}

/** A request whose envelope holds: where, what, who. Its body is still closed. */
export type Admitted = {
  readonly school: VisitedSchool
  readonly host: string
  readonly answer: Answer
  readonly path: string
  readonly mode: Mode
  readonly session: StoredSession | undefined
}

const no = (name: CodeName, reason = '', data?: unknown): Refused =>
  new Refused(codes[name].code, codes[name].msg, {
    reason,
    ...(data === undefined ? {} : { data }),
  })

/** The school of the host; refuses unknown hosts, disabled schools and plain HTTP from beyond this machine. */
export const schoolOf = async (
  doors: HttpDeps,
  raw: Raw,
): Promise<{ school: VisitedSchool; host: string }> => {
  const host = plainHost(raw.host)
  if (!raw.secure && !doors.allowHttp && !staysHere(host, raw.ip)) throw no('badSign', 'plain http')
  const school = await doors.schoolAt(host)
  if (!school) throw no('unknownPath', `host ${host}`)
  if (school.disabled) throw no('schoolDisabled')
  return { school, host }
}

const answerOf = (
  table: ReadonlyMap<string, Answer>,
  raw: Raw,
): { answer: Answer; path: string } => {
  const path = normalPath(raw.path)
  const answer = table.get(path)
  if (!answer) throw no('unknownPath', path)
  if (answer.call.method !== raw.method) throw no('badMethod')
  // Another port is another server, and `null` a page of nobody's; clients that are no browsers send none.
  const { origin } = raw.headers
  if (origin !== undefined && origin !== originAt(raw.host, raw.secure))
    throw no('badSign', 'origin')
  return { answer, path }
}

/** What of a body was signed: the body, or where it is a file the digest that must be its own. */
const signedOf = ({ call }: Answer, raw: Raw): Uint8Array => {
  if (!call.fileBody) return raw.body
  const digest = raw.headers['x-content-sha256'] ?? ''
  if (digest !== contentDigest(raw.body)) throw no('badSign', 'X-Content-Sha256')
  return signedContent(digest)
}

const isBound = async (doors: HttpDeps, session: StoredSession, raw: Raw): Promise<boolean> => {
  if (!session.bindHash) return true
  const given = bindOf(raw)
  if (given === undefined) return !session.bindRequired
  const same = timingSafeEqual(createHash('sha256').update(given).digest(), session.bindHash)
  if (same && !session.bindRequired) await doors.bindSeen(session.person.sessionId)
  return same
}

const sessionOf = async (
  doors: HttpDeps,
  school: VisitedSchool,
  answer: Answer,
  bundle: Bundle,
  raw: Raw,
) => {
  if (bundle.TokenId === '') return undefined
  // What goes on by itself is no sign that somebody is there.
  const session = await doors.sessionOf(bundle.TokenId, raw.at, !answer.call.streams)
  if (!session && answer.call.evenWithoutSession) return undefined
  if (!session || session.schoolId !== school.id) throw no('noSession')
  if (session.person.accountName !== bundle.AccountName || session.loginType !== bundle.LoginType)
    throw no('noSession')
  if (!(await isBound(doors, session, raw))) throw no('noSession', 'bind cookie')
  return session
}

/** What is checked of an envelope: with what was signed of the body, as far as that is known already. */
const envelopeOf = async (
  { doors, table }: Pick<Gate, 'doors' | 'table'>,
  raw: Raw,
  signed: (answer: Answer) => Uint8Array | undefined,
  known: (session: StoredSession) => void = () => undefined,
): Promise<Admitted & { readonly bundle: Bundle }> => {
  const { school, host } = await schoolOf(doors, raw)
  const { answer, path } = answerOf(table, raw)
  const bundle = readBundle(raw.headers['x-auth-bundle'])
  checkTime(bundle, raw.at.getTime())
  const body = signed(answer)
  if (body) checkSign(bundle, body, raw.headers['x-auth-sign'])
  const session = await sessionOf(doors, school, answer, bundle, raw)
  if (session) known(session)
  const mode = modeOf(path, session !== undefined, doors.encryption)
  if (session && body) {
    const insecure = !raw.secure && !staysHere(host, raw.ip)
    const required = session.macRequired || school.macRequired || insecure
    const idempotencyKey = raw.headers['idempotency-key'] ?? ''
    const { method, query } = raw
    checkMac(
      session.macKey,
      { method, host: raw.host, path: raw.path, query, mode, bundle, idempotencyKey, body },
      raw.headers['x-auth-mac'],
      required,
    )
  }
  return { school, host, answer, path, mode, session, bundle }
}

/** What is known of a request before its body is read: everything but the nonce where the body is a file, which is signed by its digest; else what neither signature nor MAC is needed for. */
export const admitHead = (gate: Pick<Gate, 'doors' | 'table'>, raw: Raw): Promise<Admitted> =>
  envelopeOf(gate, raw, ({ call }) =>
    call.fileBody ? signedContent(raw.headers['x-content-sha256'] ?? '') : undefined,
  )

/** The checks of the wire format in their order: host, path, bundle, time, signature, session, MAC, nonce. */
export const admit = async (gate: Gate, raw: Raw): Promise<Admitted> => {
  // Whoever asks too much is told so before more is computed, and before the database is asked.
  const count = (session: StoredSession) => gate.countCall(session, raw.at)
  const signed = (answer: Answer) => signedOf(answer, raw)
  const { bundle, ...admitted } = await envelopeOf(gate, raw, signed, count)
  if (raw.method === 'POST' || admitted.session) {
    const sign = raw.headers['x-auth-sign'] ?? ''
    const { fresh, bornAt } = await gate.takeNonce(nonceOf(admitted.school.id, bundle, sign))
    // A store that began after this request was signed may have forgotten it: the client repairs its clock and asks anew.
    if (Number(bundle.TimeStamp) < bornAt - 1) throw no('outsideWindow', 'before the nonce epoch')
    if (!fresh) throw no('replayed')
  }
  return admitted
}
