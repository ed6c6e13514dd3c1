// npm run bench:abuse: what one hostile account costs those who work beside it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { searchCourseList } from '@xinglin/contract/courses'
import type { Session } from '@xinglin/contract/identity'
import { courseOfBench, Experimenting, protocolOfBench, wayOf } from './experimenting.ts'
import { openHouse } from './house.ts'
import { each, paced, latencyLine, within, type Latencies } from './paced.ts'
import { ask, hangUp } from './signed.ts'
import { manyStudents } from './students.ts'

const people = Number(process.env['BENCH_STUDENTS'] ?? 60)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 40)
/** What an hour of somebody else may cost. */
const maxTimes = 1.5
/** Two runs of the same differ by so much: beneath it no ratio is read. */
const noiseMs = 5

/** One of the abuses, by its name; all where none is named. */
const only = process.argv[2]

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
let missed = 0

const abuses: Readonly<Record<string, string>> = {
  advances: 'advances of an hour that are refused',
  calls: 'calls on 120 connections',
  bodies: 'bodies sent byte by byte on 60',
  readers: 'a hundred readers that do not read',
}

/** Begins an abuse in a process of its own; answers how to stop it, which tells what it was answered, by code. */
const begun = async (name: string, port: number, session: Session) => {
  const program = fileURLToPath(new URL('abuser.ts', import.meta.url))
  const child = fork(program, [name, String(port), JSON.stringify(session)])
  await once(child, 'message')
  return async (): Promise<readonly (readonly [string, number])[]> => {
    const message = once(child, 'message')
    child.send('stop')
    const [answers] = (await message) as [readonly (readonly [string, number])[]]
    return answers
  }
}

const house = await openHouse()
try {
  const { port, databaseUrl } = house
  const protocol = protocolOfBench()
  const way = wayOf(protocol)
  const [hostile, ...sessions] = await manyStudents(port, databaseUrl, people + 1)
  if (!hostile) throw new Error('nobody')
  const students = sessions.map((session, at) => new Experimenting(port, session, at, protocol))
  const catalogue = { SearchKey: '', OrderByType: 0, PageIndex: 1, PageSize: 15 }
  const results = await ask(
    port,
    searchCourseList,
    { ...catalogue, SearchKey: courseOfBench },
    hostile,
  )
  const courseId = (results.Data as { List: { Id: string }[] }).List[0]?.Id ?? ''
  await each(students, 8, (one) => one.approach(courseId))
  await each(students, 8, async (one) => void (await one.open()))

  let refused = 0
  const done = students.map(() => 0)
  /** Everybody looks into the catalogue and does the next thing at the bench, again and again. */
  const phase = async (length: number): Promise<{ acts: Latencies; looks: Latencies }> => {
    const looks: number[] = []
    const acts = await paced(students, length, async (one, at) => {
      looks.push((await ask(port, searchCourseList, catalogue, one.session)).ms)
      const action = way[done[at] ?? 0] ?? { type: 'mark', label: '记' }
      done[at] = (done[at] ?? 0) + 1
      const { Code, Msg, ms } = await one.act(action)
      if (Code === -10_008) refused += 1
      else if (Code !== 0) throw new Error(`an action: ${Code} ${Msg}`)
      return ms
    })
    return { acts, looks: looks.toSorted((a, b) => a - b) }
  }
  await phase(15)
  for (const [name, what] of Object.entries(abuses)) {
    if (only && name !== only) continue
    // Before each, as a machine that others use is not the same for long.
    const quiet = await phase(seconds)
    const stop = await begun(name, port, hostile)
    const beside = await phase(seconds)
    const answers = await stop()
    say(`${what}:`)
    say(
      `        without: an action ${latencyLine(quiet.acts)}; the catalogue ${latencyLine(quiet.looks)}`,
    )
    say(
      `        beside:  an action ${latencyLine(beside.acts)}; the catalogue ${latencyLine(beside.looks)}`,
    )
    const codes = answers.map(([code, times]) => `${times} times ${code}`).join(', ')
    say(`        the account was answered ${codes}`)
    for (const one of ['acts', 'looks'] as const) {
      const [before, after] = [within(quiet[one], 0.95), within(beside[one], 0.95)]
      const meets = after <= before * maxTimes || after - before < noiseMs
      if (!meets) missed += 1
      say(`${meets ? 'meets ' : 'MISSES'}  p95 of ${one}: ${(after / before).toFixed(2)} times`)
    }
  }
  say(`        ${refused} actions refused by the bench`)
} finally {
  hangUp()
  await house.close()
}
process.exit(missed === 0 ? 0 : 1)
