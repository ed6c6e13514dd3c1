import type { FastifyReply, FastifyRequest } from 'fastify'
import { elsewherePaths } from '@xinglin/contract/simulations/experiment'
import { callerAddress, plainHost, rateLimit, staysHere, type Server } from '#platform/http'
import { Refused, type VisitedSchool } from '#platform/visit'
import {
  answersTo,
  OpenApiRefusal,
  type OpenApiRequest,
  type OpenApiDeps,
} from './open-api-requests.ts'

const perMinute = 600
/** A maker's servers, or the proxy before them, are one address for all its experiments. */
const registrationsAnAddress = 20
const maxBytes = 262_144

/** What serving stands on. */
type Served = OpenApiDeps & {
  readonly schoolAt: (host: string) => Promise<VisitedSchool | undefined>
  readonly allowHttp: boolean
  /** Whether an address is a proxy of ours. */
  readonly isProxy: (address: string) => boolean
}

const tell = (reply: FastifyReply, http: number, body: object): FastifyReply =>
  reply
    .code(http)
    .headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send(JSON.stringify(body))

/** Any fault as the interface tells it: what is refused with 200 and its code, and what may be tried again with 429 or 503. */
const refusal = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof OpenApiRefusal)
    return tell(reply, 200, { code: error.code, msg: error.message })
  if (error instanceof Refused)
    return tell(reply, error.http, { code: error.http, msg: error.message })
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode === 413) return tell(reply, 413, { code: 4, msg: '请求体不得超过 256 KB' })
  if (statusCode < 500) return tell(reply, statusCode, { code: 4, msg: '请求格式错误' })
  // Never the parameters of a query: they hold what somebody is known by.
  request.log.error({ fault: String(error).split('\nparams:')[0] }, 'elsewhere')
  return tell(reply.header('Retry-After', '5'), 503, { code: 503, msg: '系统繁忙，请稍后重试' })
}

/** The last of a name that was sent twice: nothing is made of the others. */
const queryOf = (request: FastifyRequest): Record<string, string> => {
  const [, query = ''] = (request.raw.url ?? '').split('?')
  return Object.fromEntries(new URLSearchParams(query))
}

/** Serves the published interface to experiments elsewhere, on every school’s own host and for its own courses alone. */
export const serveElsewhere = (
  server: Server,
  { schoolAt, allowHttp, isProxy, ...ground }: Served,
): void => {
  const answers = answersTo(ground)
  const ofRegistration = rateLimit(perMinute)
  const ofAddress = rateLimit(perMinute * registrationsAnAddress)
  const served =
    (answer: (request: OpenApiRequest) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const at = new Date()
        ofAddress(request.ip, at)
        const { appid, access_token: token = '' } = queryOf(request)
        ofRegistration(`${request.ip} ${request.host} ${appid ?? token}`, at)
        const host = plainHost(request.host)
        const isSafe = request.protocol === 'https' || allowHttp || staysHere(host, request.ip)
        if (!isSafe) throw new OpenApiRefusal(4, '须使用 https')
        const school = await schoolAt(host)
        if (!school || school.disabled) throw new OpenApiRefusal(3, '本地址没有开放的学校')
        const body = await answer({
          schoolId: school.id,
          at,
          query: queryOf(request),
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          address: callerAddress(request, isProxy),
        })
        return tell(reply, 200, body)
      } catch (error) {
        return refusal(error, request, reply)
      }
    }
  const options = {
    bodyLimit: maxBytes,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      void refusal(error, request, reply)
    },
  }
  server.get(elsewherePaths.token, options, served(answers.token))
  server.get(elsewherePaths.refresh, options, served(answers.refresh))
  server.post(elsewherePaths.upload, options, served(answers.upload))
}
