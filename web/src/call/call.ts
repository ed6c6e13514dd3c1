import type { Call, OutputOf } from '@xinglin/contract/call'
import { freshSalt, type JsonObject } from '@xinglin/wire'
import type * as z from 'zod/mini'
import { CallError, code, sentence } from './call-error.ts'
import { learnServerTime } from './clock.ts'
import { writeLetter } from './envelope.ts'
import { type Answer, send } from './send.ts'
import { visitor } from './visitor.ts'
import { askedProof } from './proof-of-work.ts'
import { awaited } from './waiting.ts'

/** How a call is made: given up by `signal`, outliving the page by `keepalive`, repeated safely under a key of one's own, `asNobody` without the session (signing in), in the `background` without anybody waiting for it; `unattended` it is no sign that somebody is there. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean
  readonly idempotencyKey?: string
  readonly asNobody?: boolean
  readonly background?: boolean
  readonly unattended?: boolean
}

const unknownOutcomeTries = 3
/** Riddles that are solved for a call before it is given up. */
const maxProofs = 3
const pauseMs = 400

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

// Signing several calls in a row would hold the frame that asked for them: each waits for its turn, where browsers know turns.
const turn = async () => {
  if ('scheduler' in globalThis) await scheduler.yield?.()
}

const serverTimeOf = ({ data }: Answer) =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Number(data['ServerTime'])
    : Number.NaN

const failed = ({ http, code: answered, msg, data, trace }: Answer) =>
  new CallError({ http, code: answered ?? 0, message: sentence(http, answered, msg), data, trace })

/**
 * Makes a call of the contract and resolves to its `Data`; throws CallError otherwise. Repairs by itself a wrong
 * clock (once) and a request that the server has seen already (same Idempotency-Key, new nonce), proves the work that is asked
 * of strangers while one of them floods the server, and repeats the call when a session that had run out was renewed in place.
 */
export const call = async <C extends Call>(
  description: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<OutputOf<C>> => (await request(description, input, options)).data as OutputOf<C>

/** The same, answered by what came: of a call that goes on its lines. */
export const request = async <C extends Call>(
  description: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<Answer> => {
  const idempotencyKey =
    description.keyless || description.repeatable
      ? ''
      : (options.idempotencyKey ?? freshSalt() + freshSalt())
  const who = visitor()
  let corrected = false
  let renewed = false
  let tries = 0
  let proofs = 0
  let proof: string | undefined
  await turn()
  for (;;) {
    const session = options.asNobody ? undefined : who.session()
    const letter = writeLetter(description, input as JsonObject, {
      session,
      encryption: who.encryption(),
      idempotencyKey,
      proof,
    })
    const unseen = options.background === true || options.keepalive === true
    const answer = await awaited(send(letter, session, options), unseen)
    if (answer.code !== undefined && answer.code >= 0 && answer.http < 400) {
      if (!options.unattended) who.answered()
      return answer
    }
    if (answer.code === code.outsideWindow && !corrected) {
      corrected = true
      learnServerTime(serverTimeOf(answer))
      continue
    }
    if (answer.code === code.replayed && ++tries < unknownOutcomeTries) {
      await pause()
      continue
    }
    const workProof = askedProof(answer)
    if (workProof !== undefined && proofs++ < maxProofs) {
      proof = await workProof()
      options.signal?.throwIfAborted()
      continue
    }
    const error = failed(answer)
    const over = answer.http === 401 || answer.code === code.noSession
    if (!over) {
      if (answer.code !== undefined && !options.unattended) who.answered()
      throw error
    }
    if (renewed || options.asNobody || !(await who.expired(error, session))) throw error
    renewed = true
  }
}
