// npm run bench:consultation: 500 students in consultation at once, each with a while to think between turns.
import { searchCourseList } from '@xinglin/contract/courses'
import { consultation, fold, type Event } from '@xinglin/simulation/consultation'
import { eventsCommitted } from './committed.ts'
import { caseOfBench, Consulting, wayOf } from './consulting.ts'
import { openHouse } from './house.ts'
import { each, paced, latencyLine, within, type Latencies } from './paced.ts'
import { memoryOf, usedBy } from './process.ts'
import { ask, hangUp } from './signed.ts'
import { manyStudents } from './students.ts'

const people = Number(process.env['BENCH_STUDENTS'] ?? 500)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 90)
const goalMs = 100
const longSession = 80

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const verdict = (meets: boolean): string => (meets ? 'meets ' : 'MISSES')

const script = caseOfBench()

/** How long the engine alone takes to make a state of its events. */
const folding = (): Latencies => {
  const setup = { script, seed: 1, mode: 'practice', temperament: 'standard' } as const
  const parts = (text: string) => [
    { text, verdict: 'unknown' as const, meanings: [], confidence: 0 },
  ]
  const events: Event[] = []
  let state = consultation.start(setup)
  for (let at = 0; at < longSession; at += 1) {
    const done = consultation.act(state, { type: 'ask', text: `${at}`, parts: parts('') }, at)
    if ('refusal' in done) throw new Error(done.refusal.zh)
    state = done.state
    events.push(done.event)
  }
  const once = (): number => {
    const began = performance.now()
    fold(setup, events)
    return performance.now() - began
  }
  return Array.from({ length: 50 }, once).toSorted((a, b) => a - b)
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

  const sessions = await manyStudents(port, house.databaseUrl, people)
  const students = sessions.map((session, at) => new Consulting(port, session, at))
  const wanted = { SearchKey: '急性疼痛患者的接诊', OrderByType: 0, PageIndex: 1, PageSize: 1 }
  const { Data } = await ask(port, searchCourseList, wanted, sessions[0])
  const courseId = (Data as { List: { Id: string }[] }).List[0]?.Id ?? ''
  await each(students, 8, (one) => one.approach(courseId))

  const opened: number[] = []
  await each(students, 8, async (one) => void opened.push((await one.open()).ms))
  const stage = opened.toSorted((a, b) => a - b)

  const ways = students.map((_, at) => wayOf(script, at))
  const usedBefore = usedBy(house.serverPid())
  let refused = 0
  let bytes = 0
  const turns = await paced(students, seconds, async (one, at, number) => {
    const way = ways[at] ?? []
    const step = way[number % way.length]
    if (!step) return undefined
    const answered = await one.turn(step)
    // A sensitive word or an examination that was done already: an answer, and no event.
    if (answered.Code !== 0) refused += 1
    if (![0, -10_008, -10_010].includes(answered.Code))
      throw new Error(`a turn: ${answered.Code} ${answered.Msg}`)
    bytes += answered.bytes
    return answered.ms
  })
  const used = usedBy(house.serverPid()) - usedBefore
  const memory = memoryOf(house.serverPid())

  const [longest] = students
  if (!longest) throw new Error('nobody consults')
  for (let number = 0; longest.seq < longSession; number += 1) {
    const step = ways[0]?.[number % (ways[0]?.length ?? 1)]
    if (step) await longest.turn(step)
  }

  hangUp()
  await house.restart()
  const cold = await longest.comeBack()
  const warm = await longest.comeBack()
  const back: number[] = []
  await each(students, 8, async (one) => void back.push((await one.comeBack()).ms))
  const returned = back.toSorted((a, b) => a - b)

  const turnedAway = students.reduce((sum, one) => sum + one.turnedAway, 0)
  const acknowledged = students.reduce((sum, one) => sum + one.acknowledged, 0)
  const committed = await eventsCommitted(
    house.databaseUrl,
    'consultation_event',
    students.map(({ id }) => id),
  )
  const ratio = within(turns, 0.95) / within(reference, 0.95)
  process.stdout.write('\n')
  say(
    `${verdict(within(turns, 0.95) < goalMs)}  a turn: ${latencyLine(turns)} (goal p95 ${goalMs} ms)`,
  )
  say(
    `        ${people} students, ${turns.length} turns in ${seconds} s, ${refused} of them refused by`,
  )
  say(`        patient or words, ${(bytes / turns.length / 1_024).toFixed(1)} KB an answer`)
  say(
    `        a bare Fastify + pg that holds a row, adds an event and commits: ${latencyLine(reference)}`,
  )
  say(`        p95 is ${ratio.toFixed(1)} times that`)
  say(`        ${turnedAway} turns were sent again because the server had no room`)
  say(
    `        the server computes ${(used / turns.length).toFixed(1)} ms a turn, ${(used / seconds / 10).toFixed(0)} % of one core`,
  )
  say(`        the stage, opened in one call by 8 at once: ${latencyLine(stage)}`)
  say(`        the server holds ${memory}`)
  say(
    `${verdict(committed === acknowledged)}  ${committed} events committed, ${acknowledged} acknowledged`,
  )
  say(`        ${longSession} events folded by the engine alone: ${latencyLine(folding())}`)
  say(
    `        the stage of ${longSession} events after a restart: ${cold.ms.toFixed(1)} ms first, then ${warm.ms.toFixed(1)} ms`,
  )
  say(`        all ${people} come back after a restart, 8 at once: ${latencyLine(returned)}`)
} finally {
  await house.close()
}
