// npm run bench:load: students sign in all at once, go through a day, and sit down to an examination all at once.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { Learner } from './day/learner.ts'
import { placesOfDay } from './day/places.ts'
import { classes, Tally } from './day/tally.ts'
import { slopeOf, watch, type Seen } from './day/watch.ts'
import { fill } from './filling.ts'
import { openHouse } from './house.ts'
import { paced, within } from './paced.ts'
import { Line } from './standing/line.ts'
import { enrolled, word } from './students.ts'

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    /** Seconds within which all sign in, and within which all sit down to the examination. */
    storm: { type: 'string', default: '30' },
    /** How large a school is made beside theirs before; none unless said. */
    attempts: { type: 'string', default: '0' },
    events: { type: 'string', default: '50' },
    /** Collects once a minute, and tells by how much grows what is left, from the tenth minute of the day on. */
    heap: { type: 'boolean', default: false },
  },
})
const students = Number(values.students)
const minutes = Number(values.minutes)
const stormMs = Number(values.storm) * 1_000
const say = (line: string): void => void process.stdout.write(`  ${line}\n`)

const goals = {
  failed: 0.001,
  p95: 300,
  p99: 1_000,
  megabytesAMinute: 5,
  heapMegabytesAMinute: 0.1,
} as const
const warmMinutes = 10
const heapFile = values.heap
  ? join(mkdtempSync(join(tmpdir(), 'xinglin-heap-')), 'heap')
  : undefined
if (heapFile) process.env['BENCH_HEAP'] = heapFile

type Noted = { minutes: number; heapUsed: number; external: number }

/** What was left after each collection since the server was warm: objects, and what they hold outside of the heap. */
const heapsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Noted)
    .filter(({ minutes: at }) => at >= warmMinutes)
    .map(({ minutes: at, heapUsed, external }) => ({
      minutes: at,
      megabytes: (heapUsed + external) / 1e6,
    }))
let missed = 0
const verdict = (meets: boolean): string => {
  if (!meets) missed += 1
  return meets ? 'meets ' : 'MISSES'
}

const stormed = async (
  learners: readonly Learner[],
  work: (one: Learner, at: number) => Promise<void>,
): Promise<void> => {
  const order = learners.map((_, at) => ((at * 7919) % learners.length) / learners.length)
  await Promise.all(
    learners.map(async (one, at) => {
      await pause(stormMs * (order[at] ?? 0))
      await work(one, at)
    }),
  )
}

const table = (tally: Tally, reference: number): void => {
  say('          calls  again  failed      p50      p95      p99    worst   p95 to the reference')
  for (const one of classes) {
    const figures = tally.told(one)
    if (!figures) continue
    const { calls, again, failed, p50, p95, p99, worst } = figures
    const ms = [p50, p95, p99, worst].map((each) => each.toFixed(0).padStart(8)).join(' ')
    const ratio = one === 'sign-in' || one === 'page' ? '' : `${(p95 / reference).toFixed(1)} times`
    say(
      `${one.padEnd(8)} ${String(calls).padStart(6)} ${String(again).padStart(6)} ${String(failed).padStart(7)} ${ms}   ${ratio}`,
    )
  }
  for (const [what, times] of tally.faults) say(`          ${times} times ${what}`)
}

const machine = ({ samples, serverCores, databaseCores, lateMs }: Seen): void => {
  const connections = Math.max(...samples.map((one) => one.connections))
  const last = samples.at(-1)?.megabytes ?? 0
  say(
    `        the server kept ${serverCores.toFixed(2)} cores busy, the database ${databaseCores.toFixed(2)}; ` +
      `${connections} connections at most; ${last.toFixed(0)} MB at the end`,
  )
  say(`        the students' own process was up to ${lateMs.toFixed(0)} ms late (p99)`)
}

// The demo is loaded by a process before the one that is measured.
const large = Number(values.attempts)
const sizes = { courses: large / 10, users: large / 5, attempts: large, events: values.events }
const house = await openHouse(async (databaseUrl) => {
  const given = Object.entries(sizes).flatMap(([name, size]) => [`--${name}`, String(size)])
  if (large > 0) await fill(databaseUrl, given)
})
try {
  const { port, databaseUrl } = house
  const bare = await house.reference('turn')
  const starts = await paced(Array.from({ length: students }), 20, async () => {
    const began = performance.now()
    await (await fetch(`http://127.0.0.1:${bare}/list`, { method: 'POST' })).arrayBuffer()
    return performance.now() - began
  })
  const reference = within(starts, 0.95)
  const names = await enrolled(port, databaseUrl, students, 'load')
  const places = await placesOfDay(databaseUrl)
  const line = new Line(() => port, { waitMs: 30_000 })
  const phase = async (what: string, work: (tally: Tally) => Promise<void>) => {
    const tally = new Tally()
    const ended = await watch(databaseUrl, house.serverPids)
    const began = performance.now()
    await work(tally)
    const seconds = (performance.now() - began) / 1_000
    const seen = await ended()
    say('')
    say(`${what}: ${tally.calls} calls in ${seconds.toFixed(0)} s`)
    table(tally, reference)
    machine(seen)
    say(
      `${verdict(tally.failed <= tally.calls * goals.failed)}  ${tally.failed} of ${tally.calls} failed (goal at most ${goals.failed * 100} %)`,
    )
    return { tally, seen, seconds }
  }
  say('')
  say(
    `${students} students; the reference, a bare Fastify + pg that commits: p95 ${reference.toFixed(1)} ms`,
  )

  const all = names.map((_, at) => new Learner(line, places, at))
  await phase(`all open the site and sign in within ${stormMs / 1_000} s`, (tally) =>
    stormed(all, (one, at) => one.signIn(tally, names[at] ?? '', word)),
  )
  const learners = all.filter(({ session }) => session)
  const day = await phase(`${minutes} minutes of a day`, async (tally) => {
    await paced(learners, minutes * 60, async (one) => {
      await one.step(tally)
      return undefined
    })
  })
  for (const one of classes) {
    const figures = day.tally.told(one)
    if (!figures) continue
    const meets = figures.p95 <= goals.p95 && figures.p99 <= goals.p99
    say(`${verdict(meets)}  ${one}: p95 ${goals.p95} ms, p99 ${goals.p99} ms`)
  }
  const { samples } = day.seen
  const slope = slopeOf(samples.slice(Math.floor(samples.length / 2)))
  // A young process fills what it may use before it tidies: a few minutes tell nothing.
  const judged = minutes < 5 ? 'too short to judge:' : verdict(slope <= goals.megabytesAMinute)
  say(
    `${judged}  memory grew by ${slope.toFixed(1)} MB a minute in the second half (goal ${goals.megabytesAMinute})`,
  )
  if (heapFile) {
    const left = heapsOf(heapFile)
    const grows = slopeOf(left)
    const ends = [left[0], left.at(-1)].map((one) => one?.megabytes.toFixed(1)).join(' to ')
    say(
      `${verdict(grows < goals.heapMegabytesAMinute)}  after collection ${ends} MB from minute ${warmMinutes} on: ${grows.toFixed(3)} MB a minute (goal ${goals.heapMegabytesAMinute})`,
    )
  }
  const cores = day.seen.serverCores + day.seen.databaseCores
  say(
    `        ${(day.tally.calls / day.seconds).toFixed(0)} calls a second; half of a core serves ${((0.5 * students) / cores).toFixed(0)} students of this day, database and all`,
  )
  await phase(`all sit down to an examination within ${stormMs / 1_000} s`, (tally) =>
    stormed(learners, (one) => one.sitDown(tally)),
  )
  say('')
  line.hangUp()
} finally {
  await house.close()
}
process.exit(missed === 0 ? 0 : 1)
