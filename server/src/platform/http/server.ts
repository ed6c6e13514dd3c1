import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { codes, modeOf, normalPath } from '@xinglin/wire'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import type { HttpDeps } from './dependencies.ts'
import { bodyGuard } from './bodies.ts'
import { admit, type Admitted, type Gate } from './gate.ts'
import { handle, Streaming } from './handle.ts'
import { plainly, send, stream, type Outcome } from './send.ts'
import { nonceTaker } from './nonces.ts'
import { callLimits, rateLimit } from './rate.ts'
import { openAnswers, type Reader } from './open-answers.ts'
import { rateLimitKeyOf } from './rate-limit-key.ts'
import { bad, refusedOf } from './refused-of.ts'
import { endOverdue } from './overdue.ts'
import { slowRefusals } from './slow-refusals.ts'
import { strangerLimits } from './stranger-limits.ts'
import { underWay } from './under-way.ts'
import { answerUnread } from './answer-unread.ts'
import { hasTwoHosts, rawOf } from './request.ts'

/** The HTTP server, to which pages and files are added. */
export type Server = FastifyInstance
export type ServerOptions = {
  logger: Logger
  trustedProxies: readonly string[]
  /** Aborted when the process is asked to end: what goes on by itself ends, and is taken up elsewhere. */
  ending: AbortSignal
  /** Milliseconds after which a connection is ended on which nothing is taken or sent; a minute unless said. */
  stallMs?: number | undefined
  /** Calls that one person may make in a minute; 600 unless said. */
  callsPerMinute?: number | undefined
}

/** As long as a call may take. */
const longestCallMs = 28_000

/** Calls that one person may have under way: no page of ours asks for half as much at once. */
const maxAtOnce = 20
/** Answers that go on at once: of one person, and of one school. */
const maxStreams = { person: 6, school: 400 }

// Of this process and of no other, so that a number is enough to tell its requests apart.
const processName = randomBytes(6).toString('base64url')
let requests = 0

/** The HTTP server: every path under /api and /wx/api goes through the gate; pages and files are added by others. */
export const makeServer = (
  doors: HttpDeps,
  { logger, trustedProxies, ending, stallMs = 60_000, callsPerMinute = 600 }: ServerOptions,
): Server => {
  const perPerson = rateLimit(callsPerMinute)
  const gate: Gate = {
    doors,
    table: new Map(doors.answers.map((answer) => [answer.call.path.toLowerCase(), answer])),
    takeNonce: nonceTaker(doors.database),
    withinRate: callLimits(),
    withinStrangersRate: strangerLimits((text) => doors.digest(text).toString('base64url')),
    countCall: (session, at) => perPerson(rateLimitKeyOf(session), at),
  }
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // What a person can quote, and an engineer can find in the log.
    genReqId: () => `${processName}${(requests += 1).toString(36)}`,
    // The wire allows a mebibyte; no call needs an eighth of it, and every byte is held before it is checked.
    bodyLimit: 131_072,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // As node counts it, bytes that a reader takes are no standstill; a call is answered within half of it.
    connectionTimeout: stallMs,
    keepAliveTimeout: 75_000,
    requestTimeout: 30_000,
    // Whoever still asks on a connection from before is served; refusing would fail what another process could do.
    return503OnClosing: false,
    clientErrorHandler: answerUnread,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: false, maxParamLength: 2_000 },
    frameworkErrors: (_error, { method, headers }, reply) => {
      // A page's address that was cut in the midst of a sign: home, as where nothing answers to an address.
      const isPage = method === 'GET' && headers.accept?.includes('text/html')
      if (isPage) void reply.redirect('/')
      else void send(reply, plainly(bad('unknownPath')))
    },
  }) as unknown as FastifyInstance

  endOverdue(server, longestCallMs)

  const enter = underWay(maxAtOnce)
  const enterStream = underWay(maxStreams.person)
  const enterSchoolStream = underWay(maxStreams.school)
  const putOff = slowRefusals()
  const open = openAnswers()
  const readers = new WeakMap<IncomingMessage, Reader>()
  const perDecoding = rateLimit(20)

  const outcomeOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Outcome> => {
    let admitted: Admitted | undefined
    const cookies: string[] = []
    try {
      const raw = rawOf(request)
      admitted = await admit(gate, raw)
      if (admitted.session) {
        const rateLimitKey = rateLimitKeyOf(admitted.session)
        readers.set(request.raw, { rateLimitKey })
        // Whoever does not read what they asked for has asked for it all the while.
        reply.raw.once('close', enter(rateLimitKey))
        if (admitted.answer.call.streams) {
          reply.raw.once('close', enterStream(rateLimitKey))
          reply.raw.once('close', enterSchoolStream(admitted.school.id))
        }
      }
      const envelope = await handle(gate, admitted, raw, cookies)
      return { http: 200, mode: admitted.mode, envelope, cookies, admitted }
    } catch (error) {
      const refused = refusedOf(error, (fault) => request.log.error({ fault }, 'fault'))
      request.log.info(
        { code: refused.code, reason: refused.reason, path: request.url.split('?')[0] },
        'refused',
      )
      if (refused.code === codes.badBody.code && admitted?.session) {
        const { sessionId } = admitted.session.person
        try {
          perDecoding(sessionId.toString('hex'), new Date())
        } catch {
          await doors.endSession(sessionId)
        }
      }
      if (!(await putOff(refused.reason, refused.excess))) reply.raw.destroy()
      return { ...plainly(refused, admitted), cookies }
    }
  }

  const onRequest = bodyGuard(gate, (request, reply, error) => {
    const refused = refusedOf(error, (fault) => request.log.error({ fault }, 'fault'))
    return send(reply, plainly(refused))
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  server.setErrorHandler((error, request, reply) =>
    send(reply, plainly(refusedOf(error, (fault) => request.log.error({ fault }, 'fault')))),
  )
  server.setNotFoundHandler((_request, reply) => send(reply, plainly(bad('unknownPath'))))
  const route = async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = await outcomeOf(request, reply)
    const { envelope } = outcome
    return envelope instanceof Streaming
      ? stream(reply, envelope, outcome, ending)
      : send(reply, outcome)
  }
  for (const { call } of doors.answers) {
    const { method, path: url, bodyBytes } = call
    if (bodyBytes) server.route({ method, url, bodyLimit: bodyBytes, handler: route, onRequest })
  }
  server.all('/api/*', { onRequest }, route)
  server.all('/wx/api/*', { onRequest }, route)
  server.addHook('onSend', async (request, reply, payload) => {
    const { openTogether = 'nobody' } = request.routeOptions.config
    open.add(readers.get(request.raw) ?? { of: openTogether }, reply.raw, payload)
    return payload
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      // What is the same for all, and may be kept, says so itself.
      'Cache-Control': 'no-store',
      ...(request.protocol === 'https' && { 'Strict-Transport-Security': 'max-age=31536000' }),
    })
    // The next request goes where somebody stays.
    if (ending.aborted) reply.header('Connection', 'close')
    // One proxy believes the first, another the last: nothing is answered to either, whatever was asked for.
    if (hasTwoHosts(request)) await send(reply, plainly(bad('badBundle')))
  })
  for (const { call } of doors.answers) modeOf(normalPath(call.path), false, false)
  return server
}

/** Ends a server when all that is under way was answered; whoever takes longer than a call may is cut off: a half-open connection must not hold it. */
export const closeServer = async (server: Server): Promise<void> => {
  const patience = setTimeout(() => server.server.closeAllConnections(), longestCallMs)
  await server.close()
  clearTimeout(patience)
}
