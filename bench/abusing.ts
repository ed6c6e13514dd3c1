import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { demoProtocols } from '@xinglin/content'
import { searchCourseList } from '@xinglin/contract/courses'
import { operate } from '@xinglin/contract/simulations/experiment'
import type { Session } from '@xinglin/contract/identity'
import { goldenWay, type Action, type Protocol } from '@xinglin/simulation/practical'
import { Experimenting } from './experimenting.ts'
import { ask, signedBytes } from './signed.ts'

/** What one account does to the server until it is stopped, and what it was answered, by code. */
export type Abuse = { readonly stop: () => Promise<ReadonlyMap<string, number>> }

type Answers = Map<string, number>

/** Does something again and again, so many at a time, until it is stopped. */
const again = (atOnce: number, one: (answers: Answers) => Promise<unknown>): Abuse => {
  const answers: Answers = new Map()
  const over = new AbortController()
  const lanes = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) await one(answers).catch(() => count(answers, 'no answer'))
  })
  return {
    stop: async () => {
      over.abort()
      await Promise.race([Promise.all(lanes), pause(5_000)])
      return answers
    },
  }
}

const count = (answers: Answers, what: string): void =>
  void answers.set(what, (answers.get(what) ?? 0) + 1)

const protocolOf = (slug: string): Protocol => {
  const protocol = demoProtocols().find((one) => one.slug === slug)
  if (!protocol) throw new Error(`no protocol ${slug}`)
  return protocol.protocol
}

const coursesOf = async (port: number, session: Session, SearchKey: string): Promise<string> => {
  const wanted = { SearchKey, OrderByType: 0, PageIndex: 1, PageSize: 1 }
  const { Data } = await ask(port, searchCourseList, wanted, session)
  return (Data as { List: { Id: string }[] }).List[0]?.Id ?? ''
}

/** Waits for an hour of a nerve and a muscle, then asks for it with something that is refused, at steps that go back and forth. */
export const farAdvances = async (port: number, session: Session): Promise<Abuse> => {
  const protocol = protocolOf('nerve-muscle')
  const bench = new Experimenting(port, session, 0, protocol)
  await bench.approach(await coursesOf(port, session, '机能实验·神经'))
  await bench.open()
  const must = async (action: Action): Promise<void> => {
    const { Code, Msg } = await bench.act(action)
    if (Code !== 0) throw new Error(`the account: ${Code} ${Msg}`)
  }
  for (const { action } of goldenWay(protocol).slice(0, 2)) await must(action)
  for (let minute = 0; minute < 60; minute += 10) await must({ type: 'wait', seconds: 600 })
  const hour = Math.floor(3_590 / bench.dt)
  const wanted: object[] = [
    { type: 'do', deed: 'unknown', values: {} },
    ...protocol.tray.map(({ id }) => ({ type: 'do', deed: id, values: {} })),
    ...protocol.tray.map(({ id, fields }) => ({
      type: 'do',
      deed: id,
      values: Object.fromEntries(fields.map(({ name, hi }) => [name, hi])),
    })),
  ]
  let number = 0
  return again(16, async (answers) => {
    const at = (number += 1)
    const input = {
      SessionId: bench.id,
      Seq: bench.seq,
      ClientActionId: `abuse-${at}`,
      Steps: hour - ((at * 7_919) % (hour / 2)),
      Action: wanted[at % wanted.length],
    }
    const { Code, Data } = await ask(port, operate, input, session)
    if (Code === 0) bench.seq = (Data as { Seq: number }).Seq
    if (Code === -10_009) bench.seq = (Data as { Seq: number }).Seq
    count(answers, String(Code))
    if (Code === -10_429) await pause(50)
  })
}

/** Asks for the catalogue on as many connections as there are ports for, one after the other on each. */
export const manyCalls = async (port: number, session: Session): Promise<Abuse> =>
  again(120, async (answers) => {
    const wanted = { SearchKey: '', OrderByType: 0, PageIndex: 1, PageSize: 15 }
    const { Code } = await ask(port, searchCourseList, wanted, session)
    count(answers, String(Code))
    if (Code !== 0) await pause(20)
  })

/** Begins a body and sends it as slowly as a reader types, on many connections. */
export const slowBodies = async (port: number, session: Session): Promise<Abuse> =>
  again(
    60,
    (answers) =>
      new Promise<void>((resolve) => {
        const wanted = { SearchKey: '字'.repeat(40), OrderByType: 0, PageIndex: 1, PageSize: 15 }
        const bytes = signedBytes(`localhost:${port}`, searchCourseList, wanted, session)
        const socket = connect(port, '127.0.0.1')
        let sent = 0
        const timer = setInterval(() => {
          if (sent >= bytes.length) return
          socket.write(bytes.subarray(sent, (sent += 40)))
        }, 100)
        socket.on('data', () => (count(answers, 'answered'), socket.destroy()))
        socket.on('error', () => count(answers, 'hung up'))
        socket.on('close', () => (clearInterval(timer), resolve()))
      }),
  )

/** Asks for files of the speed test and reads nothing of them, a hundred at a time. */
export const notReading = async (port: number): Promise<Abuse> =>
  again(
    100,
    (answers) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.pause()
          socket.write(`GET /speed/4194304 HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
        })
        const timer = setTimeout(() => socket.destroy(), 3_000)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearTimeout(timer)
          count(answers, 'ended')
          resolve()
        })
      }),
  )
