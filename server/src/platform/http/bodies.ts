import type { FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'
import { admitHead, type Gate } from './gate.ts'
import { rateLimitKeyOf } from './rate-limit-key.ts'
import { rawOf } from './request.ts'
import { isAuthorized } from './authorize.ts'

/** As much of a body is read of anybody: no more than a head may have. */
const smallBytes = 16_384

/** Bytes of large bodies that are being read: of one who sends, of all who are nobody together, and in all. */
export const bodyLimits = { each: 48 * 1_048_576, nobody: 16 * 1_048_576, all: 192 * 1_048_576 }
/** Large bodies that one who sends may have under way; a page of ours sends three at once. */
const maxOfOne = 6

const nobody = 'nobody'

type Sending = { bytes: number; bodies: number }

/** Counts the bytes that are being read, by who sends them; whoever sends too much at once is told to wait, others are not. */
const bytesUnderWay = () => {
  const sending = new Map<string, Sending>()
  let sum = 0
  return (who: string, bytes: number): (() => void) => {
    const own = sending.get(who) ?? { bytes: 0, bodies: 0 }
    const most = who === nobody ? bodyLimits.nobody : bodyLimits.each
    if (own.bytes + bytes > most || (who !== nobody && own.bodies >= maxOfOne))
      throw new Refused(codes.tooMany.code, '同时上传的内容过多，请等前面的传完再试', {
        reason: who,
      })
    if (sum + bytes > bodyLimits.all)
      throw new Refused(codes.overloaded.code, codes.overloaded.msg, { reason: 'uploads' })
    sending.set(who, { bytes: own.bytes + bytes, bodies: own.bodies + 1 })
    sum += bytes
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      sum -= bytes
      const now = sending.get(who)
      if (!now || now.bodies <= 1) sending.delete(who)
      else sending.set(who, { bytes: now.bytes - bytes, bodies: now.bodies - 1 })
    }
  }
}

/**
 * Looks at the head of a request before its body is read, where that is large: host, path, time, session, and whether such a
 * visitor may come at all; of a file, which is signed by its digest, signature and MAC too. What is refused is not read.
 */
export const bodyGuard = (
  gate: Gate,
  refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply,
) => {
  const begin = bytesUnderWay()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { 'content-length': contentLength, 'transfer-encoding': chunked } = request.headers
    const most = request.routeOptions.bodyLimit ?? 0
    const length = chunked === undefined ? Number(contentLength ?? 0) : most
    // What is too large is refused by its length alone.
    if (length <= smallBytes || length > most) return undefined
    try {
      const { answer, ...head } = await admitHead(gate, rawOf(request))
      isAuthorized(answer.call, head)
      const end = begin(head.session ? rateLimitKeyOf(head.session) : nobody, length)
      reply.raw.once('close', end)
      return undefined
    } catch (error) {
      return refuse(request, reply.header('Connection', 'close'), error)
    }
  }
}
