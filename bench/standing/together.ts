import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { logout, type Session } from '@xinglin/contract/identity'
import { getRecentLearning } from '@xinglin/contract/learning'
import { handleCommentGreat } from '@xinglin/contract/reviews'
import pg from 'pg'
import { signedRequest } from '../signed.ts'
import { manyStudents } from '../students.ts'
import type { Answered } from './answered.ts'
import { lesson, seat } from './class.ts'
import { examinationTogether } from './exam-together.ts'
import { openFront } from './front.ts'
import { openInstallation, type Installation } from './installation.ts'
import { Line } from './line.ts'

type Size = { readonly processes: number; readonly students: number; readonly broken: string }

const port = ({ servers }: Installation, at: number): number =>
  servers[at % servers.length]?.port ?? 0

const statement = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** The very same bytes on every process, one after the other: only the first is served. */
const replayed = async (house: Installation, session: Session): Promise<Answered> => {
  const host = 'localhost:8080'
  const { headers, body } = signedRequest(host, getRecentLearning, {}, session)
  const served: number[] = []
  for (let at = 0; at < house.servers.length; at += 1) {
    const status = await new Promise<number>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: port(house, at), path: getRecentLearning.path }
      const sent = request(
        { ...options, method: getRecentLearning.method, headers: { ...headers, Host: host } },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
    served.push(status)
  }
  const [first, ...others] = served
  return {
    holds: first === 200 && others.every((status) => status !== 200),
    what: `a request is served once: HTTP ${served.join(', ')} on one process after the other`,
  }
}

const goalMs = 1_000

/** Signs out on one process, and asks another, which has just served this person, until it refuses. */
const signedOut = async (house: Installation, sessions: readonly Session[]): Promise<Answered> => {
  const tookMs: number[] = []
  for (const [at, session] of sessions.entries()) {
    const here = new Line(() => port(house, at))
    const there = new Line(() => port(house, at + 1))
    await there.once(getRecentLearning, {}, session)
    const out = await here.once(logout, {}, session)
    if (out.Code !== 0) throw new Error(`signing out: ${out.Code} ${out.Msg}`)
    const since = performance.now()
    let last = since
    while (performance.now() - since < 5_000) {
      last = performance.now()
      const { Code } = await there.once(getRecentLearning, {}, session)
      if (Code === -401) break
      await pause(20)
    }
    tookMs.push(last - since)
    here.hangUp()
    there.hangUp()
  }
  const worst = Math.max(...tookMs)
  return {
    holds: worst <= goalMs,
    what: `who signs out is out on another process after at most ${worst.toFixed(0)} ms of ${sessions.length} (goal ${goalMs})`,
  }
}

/** Everybody likes the same review on all processes at once. */
const counted = async (house: Installation, sessions: readonly Session[]): Promise<Answered> => {
  const [review] = await statement<{ id: string; great: number }>(
    house.databaseUrl,
    `select r.id, r.likes as great from review r join school s on s.id = r.school_id and s.key = 'qinghe'
     join course c on c.school_id = r.school_id and c.id = r.course_id and c.shelf = 1 and r.deleted_at is null and r.hidden_at is null limit 1`,
  )
  if (!review) throw new Error('no review')
  const lines = house.servers.map(({ port: one }) => new Line(() => one))
  const answers = await Promise.all(
    sessions.map(async (session, at) =>
      lines[at % lines.length]?.once(handleCommentGreat, { Id: review.id }, session),
    ),
  )
  for (const line of lines) line.hangUp()
  const done = answers.filter((one) => one?.Code === 0).length
  const [after] = await statement<{ great: number }>(
    house.databaseUrl,
    `select likes as great from review where id = '${review.id}'`,
  )
  const more = (after?.great ?? 0) - review.great
  return {
    holds: more === done && done === sessions.length,
    what: `${sessions.length} like a review at once on all processes: ${done} told so, ${more} counted`,
  }
}

/** Each process is ended and started again while students save; nothing is even sent again. */
const rolled = async (house: Installation, { students, broken }: Size): Promise<Answered> => {
  const front = await openFront(house.servers.map(({ port: one }) => one))
  try {
    const direct = port(house, 0)
    const savers = await seat(
      { databaseUrl: house.databaseUrl, direct, front: () => front.port },
      students,
      'rolled',
    )
    const outcome = await lesson(savers, {
      databaseUrl: house.databaseUrl,
      seconds: 1,
      everyMs: 500,
      beside: async () => {
        for (const server of house.servers) {
          await pause(1_000)
          const before = server.pid()
          // Without grace: what a restart is that does not ask.
          server.kill(broken === 'grace' ? 'SIGKILL' : 'SIGTERM')
          while (server.pid() === before) await pause(20)
          await server.ready()
        }
      },
    })
    const { acknowledged, lost, doubled, failures, strange } = outcome
    return {
      holds: lost === 0 && doubled === 0 && failures === 0 && strange.length === 0,
      what: `all processes restarted one after the other: ${acknowledged} saved, ${failures} failed at first, ${lost} lost, ${doubled} doubled${strange.length > 0 ? `, ${strange[0]}` : ''}`,
    }
  } finally {
    front.close()
  }
}

/** Asks all of it of so many processes; `broken` is `replay`, `logout`, `counter`, `room`, `sweep` or `grace`. */
export const questions = async (size: Size): Promise<readonly Answered[]> => {
  const { processes, students, broken } = size
  const house = await openInstallation({
    processes,
    broken: broken === 'logout' ? 'memory' : broken === 'counter' ? 'counter' : undefined,
    env: { DRAIN_SECONDS: '2' },
  })
  try {
    if (broken === 'replay')
      await statement(house.databaseUrl, 'alter table nonce drop constraint nonce_pkey')
    // Beside what never forgets (`broken/memory.ts`): the database tells nobody that a session ended.
    if (broken === 'logout')
      await statement(house.databaseUrl, 'alter table session disable trigger user')
    const sessions = await manyStudents(port(house, 0), house.databaseUrl, students)
    const [first] = sessions
    if (!first) throw new Error('nobody')
    return [
      await replayed(house, first),
      await counted(house, sessions),
      ...(await examinationTogether(house, sessions, broken)),
      await signedOut(house, sessions.slice(0, 10)),
      await rolled(house, size),
    ]
  } finally {
    await house.close()
  }
}
