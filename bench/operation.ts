// npm run bench:operation: 300 students at the bedside at once, each with a while to think between two actions.
import { searchCourseList } from '@xinglin/contract/courses'
import { courseOfBench, Operating } from './operating.ts'
import { openHouse } from './house.ts'
import { each, paced, latencyLine, within } from './paced.ts'
import { memoryOf, usedBy } from './process.ts'
import { ask, hangUp } from './signed.ts'
import { manyStudents } from './students.ts'
import { eventsCommitted } from './committed.ts'

const people = Number(process.env['BENCH_STUDENTS'] ?? 300)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60)
const goalMs = 80

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const verdict = (meets: boolean): string => (meets ? 'meets ' : 'MISSES')

const house = await openHouse()
try {
  const { port } = house
  const bare = await house.reference('turn')
  const reference = await paced(Array.from({ length: people }), seconds / 3, async () => {
    const began = performance.now()
    await (await fetch(`http://127.0.0.1:${bare}/list`, { method: 'POST' })).arrayBuffer()
    return performance.now() - began
  })

  const sessions = await manyStudents(port, house.databaseUrl, people)
  const students = sessions.map((session, at) => new Operating(port, session, at))
  const wanted = { SearchKey: courseOfBench, OrderByType: 0, PageIndex: 1, PageSize: 1 }
  const { Data } = await ask(port, searchCourseList, wanted, sessions[0])
  const courseId = (Data as { List: { Id: string }[] }).List[0]?.Id ?? ''
  await each(students, 8, (one) => one.approach(courseId))
  await each(students, 8, async (one) => void (await one.open()))

  const usedBefore = usedBy(house.serverPid())
  let refused = 0
  let bytes = 0
  const actions = await paced(students, seconds, async (one, _at, number) => {
    const answered = await one.act(number)
    if (answered.Code !== 0) refused += 1
    // What a supervisor stops is an answer, and no event.
    if (![0, -10_008].includes(answered.Code))
      throw new Error(`an action: ${answered.Code} ${answered.Msg}`)
    bytes += answered.bytes
    return answered.ms
  })
  const used = usedBy(house.serverPid()) - usedBefore
  const memory = memoryOf(house.serverPid())

  hangUp()
  await house.restart()
  const back: number[] = []
  await each(students, 8, async (one) => void back.push((await one.comeBack()).ms))
  const returned = back.toSorted((a, b) => a - b)

  const acknowledged = students.reduce((sum, one) => sum + one.acknowledged, 0)
  const committed = await eventsCommitted(
    house.databaseUrl,
    'operation_event',
    students.map(({ id }) => id),
  )
  const ratio = within(actions, 0.95) / within(reference, 0.95)
  process.stdout.write('\n')
  say(
    `${verdict(within(actions, 0.95) < goalMs)}  an action: ${latencyLine(actions)} (goal p95 ${goalMs} ms)`,
  )
  say(
    `        ${people} students, ${actions.length} actions in ${seconds} s, ${refused} of them refused by`,
  )
  say(
    `        the supervisor, ${(bytes / actions.length / 1_024).toFixed(1)} KB an answer; the monitor is asked for besides`,
  )
  say(
    `        a bare Fastify + pg that holds a row, adds an event and commits: ${latencyLine(reference)}`,
  )
  say(`        p95 is ${ratio.toFixed(1)} times that`)
  say(
    `        the server computes ${(used / actions.length).toFixed(1)} ms an action, ${(used / seconds / 10).toFixed(0)} % of one core`,
  )
  say(`        the server holds ${memory}`)
  say(
    `${verdict(committed === acknowledged)}  ${committed} events committed, ${acknowledged} acknowledged`,
  )
  say(`        all ${people} come back after a restart, 8 at once: ${latencyLine(returned)}`)
} finally {
  await house.close()
}
