// npm run bench:experiment: 300 students at the bench at once, each with a while to think between two actions.
import { searchCourseList } from '@xinglin/contract/courses'
import pg from 'pg'
import { courseOfBench, Experimenting, protocolOfBench, wayOf } from './experimenting.ts'
import { openHouse } from './house.ts'
import { each, paced, latencyLine, within } from './paced.ts'
import { ask, hangUp } from './signed.ts'
import { manyStudents } from './students.ts'

const people = Number(process.env['BENCH_STUDENTS'] ?? 300)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 90)
const goalMs = 100

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const verdict = (meets: boolean): string => (meets ? 'meets ' : 'MISSES')

const counted = async (databaseUrl: string, sessions: readonly string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from experiment_event where session_id = any($1)',
    [sessions],
  )
  await client.end()
  return Number(rows[0]?.count ?? 0)
}

const house = await openHouse()
try {
  const { port } = house
  const bare = await house.reference('turn')
  const reference = await paced(Array.from({ length: people }), seconds / 3, async () => {
    const began = performance.now()
    await (await fetch(`http://127.0.0.1:${bare}/list`, { method: 'POST' })).arrayBuffer()
    return performance.now() - began
  })
  const protocol = protocolOfBench()
  const way = wayOf(protocol)
  const sessions = await manyStudents(port, house.databaseUrl, people)
  const students = sessions.map((session, at) => new Experimenting(port, session, at, protocol))
  const wanted = { SearchKey: courseOfBench, OrderByType: 0, PageIndex: 1, PageSize: 1 }
  const { Data } = await ask(port, searchCourseList, wanted, sessions[0])
  const courseId = (Data as { List: { Id: string }[] }).List[0]?.Id ?? ''
  await each(students, 8, (one) => one.approach(courseId))
  const opened: number[] = []
  await each(students, 8, async (one) => void opened.push((await one.open()).ms))
  const doors = opened.toSorted((a, b) => a - b)

  let refused = 0
  const actions = await paced(students, seconds, async (one, _at, number) => {
    const action = way[number]
    if (!action) return undefined
    const { Code, Msg, ms } = await one.act(action)
    if (Code === -10_008) refused += 1
    else if (Code !== 0) throw new Error(`an action: ${Code} ${Msg}`)
    return ms
  })
  hangUp()
  await house.restart()
  const back: number[] = []
  await each(students, 8, async (one) => void back.push((await one.comeBack()).ms))
  const returned = back.toSorted((a, b) => a - b)
  const replayed: number[] = []
  await each(students, 8, async (one) => {
    const { Code, Msg, ms } = await one.act({ type: 'mark', label: '回来' })
    if (Code !== 0) throw new Error(`after a restart: ${Code} ${Msg}`)
    replayed.push(ms)
  })
  const first = replayed.toSorted((a, b) => a - b)

  const acknowledged = students.reduce((sum, one) => sum + one.acknowledged, 0)
  const committed = await counted(
    house.databaseUrl,
    students.map(({ id }) => id),
  )
  const ratio = within(actions, 0.95) / within(reference, 0.95)
  process.stdout.write('\n')
  say(
    `${verdict(within(actions, 0.95) < goalMs)}  an action: ${latencyLine(actions)} (goal p95 ${goalMs} ms)`,
  )
  say(
    `        ${people} students, ${actions.length} actions in ${seconds} s, ${refused} of them refused by the bench`,
  )
  say(
    `        a bare Fastify + pg that holds a row, adds an event and commits: ${latencyLine(reference)}`,
  )
  say(`        p95 is ${ratio.toFixed(1)} times that`)
  say(`        the laboratory, opened in one call by 8 at once: ${latencyLine(doors)}`)
  say(
    `${verdict(committed === acknowledged)}  ${committed} events committed, ${acknowledged} acknowledged`,
  )
  say(`        all come back after a restart, 8 at once: ${latencyLine(returned)}`)
  say(`        their next action, which replays the run: ${latencyLine(first)}`)
} finally {
  await house.close()
}
