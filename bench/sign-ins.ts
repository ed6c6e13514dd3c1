// npm run bench:sign-ins: how long somebody who knows their password waits while 150 strangers try wrong ones.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { userLoginNew } from '@xinglin/contract/identity'
import { decodeBody, lookForAnswer, type Mode } from '@xinglin/wire'
import { openHouse } from './house.ts'
import { each, latencyLine, within, type Latencies } from './paced.ts'
import { hangUp, signedRequest } from './signed.ts'
import { enrolled, word } from './students.ts'

const strangers = Number(process.env['BENCH_STRANGERS'] ?? 150)
const samples = Number(process.env['BENCH_SAMPLES'] ?? 60)
const say = (line: string): void => void process.stdout.write(`  ${line}\n`)

type Answer = {
  readonly Code: number
  readonly Data: unknown
  readonly cookie: string
  readonly ms: number
}

/** Signs in as a browser does, with the cookies it has; answers what is set. */
const signIn = (port: number, input: object, cookie = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const host = `localhost:${port}`
    const { headers, body, mode } = signedRequest(host, userLoginNew, { LoginType: 2, ...input })
    const began = performance.now()
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: userLoginNew.path,
        method: 'POST',
        headers: { ...headers, Host: host, ...(cookie && { Cookie: cookie }) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const ms = performance.now() - began
          const wireMode = (answer.headers['x-body-mode'] ?? mode) as Mode
          const { Code, Data } = decodeBody(wireMode, Buffer.concat(parts), undefined) as Answer
          const set = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '')
          resolve({ Code, Data, cookie: set.join('; '), ms })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

type Riddle = { readonly Proof: string; readonly Bits: number }

/** Signs in, solving the riddle of a flood where one is asked; the time is that of all of it. */
const signInSolving = async (port: number, UserName: string, cookie = ''): Promise<number> => {
  const began = performance.now()
  let input: object = { UserName, PassWord: word }
  for (let tries = 0; tries < 5; tries += 1) {
    const { Code, Data } = await signIn(port, input, cookie)
    if (Code >= 0) return performance.now() - began
    if (Code !== -10_013) throw new Error(`a sign-in: ${Code}`)
    const { Proof, Bits } = Data as Riddle
    const solution = lookForAnswer(Proof, { bits: Bits, from: 0, tries: 100_000_000 }) ?? ''
    input = { UserName, PassWord: word, Proof, Answer: solution }
  }
  throw new Error('a riddle is asked again and again')
}

/** Some time after one another, as people come. */
const measure = async (one: (at: number) => Promise<number>): Promise<Latencies> => {
  const all: number[] = []
  for (let at = 0; at < samples; at += 1) all.push(await one(at))
  return all.toSorted((a, b) => a - b)
}

const house = await openHouse()
try {
  const { port, databaseUrl } = house
  const names = await enrolled(port, databaseUrl, samples, 'sign')
  const cookies: string[] = []
  await each(names, 2, async (name, at) => {
    cookies[at] = (await signIn(port, { UserName: name, PassWord: word })).cookie
  })
  const known = (at: number) => signInSolving(port, names[at] ?? '', cookies[at])
  const fresh = (at: number) => signInSolving(port, names[at] ?? '')
  const quiet = await measure(known)
  const program = fileURLToPath(new URL('strangers.ts', import.meta.url))
  const flood = fork(program, [String(port), String(strangers)])
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const beside = await measure(known)
  const besideFresh = await measure(fresh)
  const ended = once(flood, 'message')
  flood.send('stop')
  const [tried] = (await ended) as [number]
  say(`a sign-in alone: ${latencyLine(quiet)}`)
  say(
    `beside ${strangers} strangers (${tried} wrong passwords): a known browser ${latencyLine(beside)}`,
  )
  say(`        a browser that is new: ${latencyLine(besideFresh)}, its riddle solved within it`)
  const times = within(beside, 0.95) / within(quiet, 0.95)
  say(`        p95 of a known browser: ${times.toFixed(1)} times as long as alone`)
} finally {
  hangUp()
  await house.close()
}
