import { saveAnswers } from '@xinglin/contract/exams'
import pg from 'pg'
import { blast, type Run } from '../client.ts'
import type { House } from '../house.ts'
import { signedBytes } from '../signed.ts'
import type { Candidate } from './candidate.ts'

const connections = 64
const rounds = 3
const perSecondAtMost = 6_000

export const rateOf = ({ answered, seconds }: Run): number => answered / seconds
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export type Durable = {
  readonly ours: number
  readonly reference: number
  readonly ratio: number
  /** Of as many bare processes as ours, which share what they wait for as ours do. */
  readonly referenceOfAsMany: number
  /** Answers that were acknowledged, and changes that the database has. */
  readonly acknowledged: number
  readonly stored: number
}

/** Saves a second, ours and a bare server's in turn; requests are signed before, each is sent once. */
export const durableSaves = async (
  { port, ports, databaseUrl }: Pick<House, 'port' | 'ports' | 'databaseUrl'>,
  candidates: readonly Candidate[],
  bare: readonly number[],
  seconds: number,
): Promise<Durable> => {
  const host = `localhost:${port}`
  const empty = Buffer.from(
    `POST /list HTTP/1.1\r\nHost: localhost:${bare[0]}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )
  let acknowledged = 0
  const own = async (): Promise<Run> => {
    const requests = Array.from({ length: seconds * perSecondAtMost }, (_, at) => {
      const candidate = candidates[at % candidates.length]
      if (!candidate) throw new Error('nobody sits')
      const question = Math.floor(at / candidates.length) % candidate.questions.length
      const input = { ...candidate.place, Items: candidate.answers(question, 1) }
      return signedBytes(host, saveAnswers, input, candidate.session)
    }).toReversed()
    const run = await blast(ports, connections, seconds, () => requests.pop())
    if (run.failed > 0) throw new Error(`${run.failed} saves failed`)
    acknowledged += run.answered
    return run
  }
  const reference = (some: readonly number[]) => blast(some, connections, seconds, () => empty)
  const one = bare.slice(0, 1)
  await reference(bare)
  await own()
  const pairs: { own: number; other: number; asMany: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const other = rateOf(await reference(one))
    const asMany = bare.length > 1 ? rateOf(await reference(bare)) : other
    pairs.push({ own: rateOf(await own()), other, asMany })
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from exam_answer_event where attempt_id = any($1::uuid[])',
    [candidates.map(({ place }) => place.AttemptId)],
  )
  await client.end()
  return {
    ours: median(pairs.map((pair) => pair.own)),
    reference: median(pairs.map(({ other }) => other)),
    ratio: median(pairs.map((pair) => pair.own / pair.other)),
    referenceOfAsMany: median(pairs.map(({ asMany }) => asMany)),
    acknowledged,
    stored: rows[0]?.n ?? 0,
  }
}
