import { setTimeout as pause } from 'node:timers/promises'
import { pulse, saveAnswers } from '@xinglin/contract/exams'
import pg from 'pg'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { AnswerSync, type SaveFault } from '../../web/src/features/exams/sitting/answer-sync.ts'
import type { House } from '../house.ts'
import type { Line } from '../standing/line.ts'
import type { Candidate } from './candidate.ts'

const pulseMs = 4_000
const answerEveryMs = 20_000
const patienceMs = 120_000

export type Drain = {
  readonly clients: number
  readonly outageSeconds: number
  /** Changes that waited when the server was back. */
  readonly waiting: number
  /** From the first answer of the server until half of the outboxes, and all, were empty; infinite where one never was. */
  readonly halfMs: number
  readonly allMs: number
  readonly serverFaults: number
  /** What waited and is not stored, nor anything newer. */
  readonly lost: number
}

/** Of changes that waited those that the database does not have. */
const lostOf = async (
  databaseUrl: string,
  waiting: readonly { readonly attempt: string; readonly unit: string; readonly seq: number }[],
): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from jsonb_to_recordset($1::jsonb) as one (attempt uuid, unit uuid, seq int)
     where not exists (select from exam_answer a
       where a.attempt_id = one.attempt and a.unit_id = one.unit and a.seq >= one.seq)`,
    [JSON.stringify(waiting)],
  )
  await client.end()
  return rows[0]?.n ?? waiting.length
}

/**
 * A browser that sits an examination: the product's own outbox, kept in memory, and the pulse beside it; both as the page
 * has them.
 */
const browser = (line: Line, one: Candidate, seen: { isBack: boolean; serverFaults: number }) => {
  const ask = async <T>(call: typeof saveAnswers | typeof pulse, input: object): Promise<T> => {
    const { http, Code, Msg, Data } = await line.once(call, input, one.session)
    if (seen.isBack && http >= 500) seen.serverFaults += 1
    if (Code !== 0) throw new Error(`${Code} ${Msg}`)
    return Data as T
  }
  const isOver = { now: false }
  const sync = new AnswerSync(
    {
      outbox: { keep: async () => undefined, drop: async () => undefined },
      attemptId: one.place.AttemptId,
      send: (items) =>
        ask<OutputOf<typeof saveAnswers>>(saveAnswers, { ...one.place, Items: [...items] }),
      faultOf: (): SaveFault => 'network',
      onSaved: () => undefined,
    },
    // Numbers go on after what was saved before.
    one.questions.map(({ QuestionId }) => ({
      QuestionId,
      Seq: one.seq,
      Answer: { Options: [] },
    })),
    [],
  )
  const beat = async (): Promise<void> => {
    const input: InputOf<typeof pulse> = {
      ...one.place,
      Unsent: sync.view().unsent,
      QuestionId: null,
      Read: [],
      SafeBrowser: null,
    }
    try {
      await ask(pulse, input)
      sync.reached()
    } catch {
      // The next one comes in four seconds.
    }
  }
  return { sync, beat, isOver }
}

/** The server is away for so long while people go on answering; then everything that waits arrives by itself. */
export const outage = async (
  house: House,
  line: Line,
  candidates: readonly Candidate[],
  seconds: number,
): Promise<Drain> => {
  const seen = { isBack: false, serverFaults: 0 }
  const all = candidates.map((one) => ({ one, ...browser(line, one, seen) }))
  const emptyAt = new Map<number, number>()
  let back = 0
  for (const [at, { sync }] of all.entries())
    sync.start(({ unsent }) => {
      if (seen.isBack && unsent === 0 && !emptyAt.has(at)) emptyAt.set(at, performance.now())
    })
  const beats = all.map(async ({ beat, isOver }, at) => {
    await pause((pulseMs * at) / all.length)
    while (!isOver.now) await Promise.all([beat(), pause(pulseMs)])
  })
  line.hangUp()
  await house.stop()
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    all.map(async ({ one, sync }, at) => {
      await pause(Math.min(answerEveryMs, seconds * 1_000) * (at / all.length))
      do {
        for (const { QuestionId, Answer } of one.answers(at % one.questions.length, 1))
          sync.change(QuestionId, Answer)
        await pause(answerEveryMs)
      } while (performance.now() < until)
    }),
  )
  const waiting = all.flatMap(({ one, sync }) =>
    sync.items().map(({ QuestionId, Seq }) => ({
      attempt: one.place.AttemptId,
      unit: QuestionId,
      seq: Seq,
    })),
  )
  await house.start()
  back = performance.now()
  seen.isBack = true
  for (const [at, { sync }] of all.entries())
    if (sync.view().unsent === 0) emptyAt.set(at, performance.now())
  while (emptyAt.size < all.length && performance.now() - back < patienceMs) await pause(50)
  for (const { isOver, sync } of all) {
    isOver.now = true
    sync.stop()
  }
  await Promise.all(beats)
  const took = [...emptyAt.values()].map((at) => at - back).toSorted((a, b) => a - b)
  return {
    clients: all.length,
    outageSeconds: seconds,
    waiting: waiting.length,
    halfMs: took[Math.floor(all.length / 2)] ?? Number.POSITIVE_INFINITY,
    allMs: took[all.length - 1] ?? Number.POSITIVE_INFINITY,
    serverFaults: seen.serverFaults,
    lost: await lostOf(house.databaseUrl, waiting),
  }
}
