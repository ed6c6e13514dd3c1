import type { Call } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { Refusal } from '@xinglin/wire'
import { seededRandom, type Drawing } from '../../seed/seeded-random.ts'
import type { Answered, Tampered, Visitor } from '../testing/visitor.ts'
import { mutated } from './mutate.ts'
import { shapeOf, valueOf } from './shape.ts'
import { tampering } from './tampering.ts'
import { hostileTexts } from './values.ts'

/** What must never come back, however a request was made. */
export type Fault = { readonly what: string; readonly request: string }

/** How it went: faults, and how often each code was answered. */
export type FuzzReport = {
  readonly faults: readonly Fault[]
  readonly codes: ReadonlyMap<string, number>
}

export type Fuzzing = {
  readonly requests: number
  readonly seed: number
  /** Somebody in a session of their own, again and again: some requests end it. One worker each. */
  readonly people: readonly (() => Promise<Visitor>)[]
  /** Ids that are there, so that requests come further than the first look-up. */
  readonly ids: readonly string[]
  /** Calls to ask; all unless said. */
  readonly calls?: readonly Call[]
}

const patienceMs = 20_000

/** Where our code stands, or what it runs on, told to a stranger. */
const traces =
  /\.ts:\d+|\bat (?:async )?[\w.]+ \(|node_modules|node:internal|postgres|drizzle|syntax error at|violates|relation "/i

const faultOf = (answered: Answered): string | undefined => {
  const { http, Code, Msg, Data } = answered
  if (http >= 500) return `http ${http} ${Code} ${Msg}`
  if (Code === -10_500) return 'code -10500'
  const text = `${Msg}${JSON.stringify(Data ?? '').slice(0, 20_000)}`
  const trace = traces.exec(typeof Data === 'object' && Code >= 0 ? Msg : text)
  if (trace) return `tells of ${trace[0]}`
  if (answered.headers['x-content-type-options'] !== 'nosniff') return 'without nosniff'
  if (answered.headers['server'] ?? answered.headers['x-powered-by']) return 'tells what it runs on'
  return undefined
}

const inTime = async (request: Promise<Answered>): Promise<Answered> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer in ${patienceMs} ms`)), patienceMs)
  })
  return Promise.race([request, late]).finally(() => clearTimeout(timer))
}

const sayable = (value: unknown): string => {
  try {
    return encodeURIComponent(String(value)).slice(0, 400)
  } catch {
    return 'x'
  }
}

/** A request: as the contract has it, somewhat changed, or in an envelope that was tampered with. */
const requestOf = (call: Call, draw: Drawing, ids: readonly string[]) => {
  const texts = (name: string): string => {
    if (/(?:Id|Ids|File|Case)$/.test(name) && ids.length > 0) return draw.of(ids)
    return draw.chance(40)
      ? draw.of(hostileTexts)
      : draw.of(['', '1', '胸痛', 'student1', '2026-03-01'])
  }
  let input = valueOf(shapeOf(call), draw, texts)
  const changes = draw.below(4)
  for (let i = 0; i < changes; i += 1) input = mutated(input, draw)
  const tampered: Tampered = draw.chance(20) ? tampering(call.path, draw) : {}
  const request: object =
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? input
      : { PageIndex: input }
  if (call.method !== 'GET' && !call.fileBody) return { sent: request, tampered }
  // What goes into a query is text of some length: the HTTP server refuses the rest before there is a call.
  const members = Object.entries(request).slice(0, 20)
  const Bytes = call.fileBody ? { Bytes: Buffer.from(draw.of(hostileTexts)) } : {}
  return {
    sent: {
      ...Object.fromEntries(members.map(([name, value]) => [name, sayable(value)])),
      ...Bytes,
    },
    tampered,
  }
}

const toldOf = (call: Call, request: object): string =>
  `${call.path} ${JSON.stringify(request).slice(0, 600)}`

/** What our own client, or Node's, will not put into a request was never sent. */
const isUnsendable = (error: unknown): boolean =>
  error instanceof Refusal ||
  /^ERR_(?:INVALID|UNESCAPED)/.test(String((error as { code?: unknown }).code))

const isCut = (error: unknown): boolean =>
  /^(?:EPIPE|ECONNRESET)$/.test(String((error as { code?: unknown }).code))

/** Sends so many requests, drawn from a seed, and tells what came back that never should. */
export const fuzz = async ({
  requests,
  seed,
  people,
  ids,
  calls = everyCall,
}: Fuzzing): Promise<FuzzReport> => {
  const faults: Fault[] = []
  const codes = new Map<string, number>()
  let left = requests
  await Promise.all(
    people.map(async (enter, worker) => {
      const draw = seededRandom(seed * 1_000 + worker)
      let visitor = await enter()
      while (left > 0 && faults.length < 50) {
        left -= 1
        const call = draw.of(calls)
        const { sent, tampered } = requestOf(call, draw, ids)
        try {
          const answered = await inTime(visitor.calls(call, sent, tampered))
          const code = `${answered.http} ${answered.Code}`
          codes.set(code, (codes.get(code) ?? 0) + 1)
          const what = faultOf(answered)
          if (what)
            faults.push({
              what,
              request: toldOf(call, { said: sent, tampered }),
            })
          const isOver =
            answered.http === 401 || (answered.http === 429 && call.perMinute === undefined)
          if (visitor.session && isOver) visitor = await enter().catch(() => visitor)
        } catch (error) {
          // Whoever sends more than a body may have is cut off, at times before they have read why.
          if (isCut(error)) codes.set('cut off', (codes.get('cut off') ?? 0) + 1)
          else if (!isUnsendable(error))
            faults.push({ what: String(error), request: toldOf(call, { said: sent, tampered }) })
        }
      }
    }),
  )
  return { faults, codes }
}
