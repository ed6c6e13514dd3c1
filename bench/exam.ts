// npm run bench:exam: thousands at the bell. See docs/examinations.md.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Candidate, kinds, type Kind } from './bell/candidate.ts'
import { durableSaves } from './bell/durable.ts'
import { outage } from './bell/outage.ts'
import {
  examination,
  pages,
  questionsOfSection,
  questionsOnPage,
  sections,
  withoutThinking,
  type Sat,
} from './bell/phases.ts'
import { examSetter } from './bell/set-exam.ts'
import { attemptsAt } from './bell/stored.ts'
import { Tally } from './day/tally.ts'
import { watch, type Seen } from './day/watch.ts'
import { openHouse } from './house.ts'
import { each } from './paced.ts'
import { largestCosts } from './profile.ts'
import { Line } from './standing/line.ts'
import { manyStudents } from './students.ts'

const parts = ['b1', 'b2', 'b3', 'drain'] as const
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '2000' },
    /** How long everybody may sit; eight pages at 90 s need twelve. The outage lasts as long, five minutes at most. */
    minutes: { type: 'string', default: '12' },
    only: { type: 'string', default: parts.join(',') },
    /** Server processes on one database, as docs/deploy.md has a process a core; each examinee asks them by turns. */
    processes: { type: 'string', default: '1' },
  },
})
const students = Number(values.students)
const minutes = Number(values.minutes)
const only = values.only.split(',')
const processes = Number(values.processes)
const goals = {
  startP95: 1_000,
  saveP95: 300,
  meanMs: 90,
  durableRatio: 0.6,
  drainMs: 30_000,
} as const
const inFlight = 150
const clientsOfOutage = Math.min(500, students)
const outageSeconds = Math.min(300, minutes * 60)

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
let missed = 0
const judge = (meets: boolean, line: string): void => {
  if (!meets) missed += 1
  say(`${meets ? 'meets ' : 'MISSES'}  ${line}`)
}

const table = ({ tally, seconds }: Sat): void => {
  say(`        ${tally.calls} calls in ${seconds.toFixed(0)} s, ${tally.failed} failed`)
  say('            calls  again  failed      p50      p95      p99    worst')
  for (const kind of kinds) {
    const figures = tally.told(kind)
    if (!figures) continue
    const { calls, again, failed, p50, p95, p99, worst } = figures
    const ms = [p50, p95, p99, worst].map((each) => each.toFixed(0).padStart(8)).join(' ')
    say(
      `${kind.padEnd(8)} ${String(calls).padStart(8)} ${String(again).padStart(6)} ${String(failed).padStart(7)} ${ms}`,
    )
  }
  for (const [what, times] of tally.faults) say(`        ${times} times ${what}`)
}

const machine = ({ samples, serverCores, databaseCores, lateMs }: Seen): void => {
  const last = samples.at(-1)?.megabytes ?? 0
  say(
    `        the server kept ${serverCores.toFixed(2)} cores busy, the database ${databaseCores.toFixed(2)}; ` +
      `${last.toFixed(0)} MB at the end; the examinees' own process was up to ${lateMs.toFixed(0)} ms late (p99)`,
  )
}

const meanOf = (tally: Tally<Kind>): number => {
  const all = [...tally.counts.values()].flatMap(({ latencies }) => latencies)
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

const figures: Record<string, unknown> = {
  students,
  minutes,
  processes,
  cores: cpus().length,
}
const load = (): string => loadavg()[0]?.toFixed(1) ?? ''

const house = await openHouse(undefined, processes)
try {
  const { port, ports, databaseUrl } = house
  const signing = performance.now()
  const sessions = await manyStudents(port, databaseUrl, students, 'bell')
  const personIds = sessions.map(({ UserId }) => UserId)
  const signInSeconds = (performance.now() - signing) / 1_000
  let turn = 0
  const line = new Line(() => ports[(turn += 1) % ports.length] ?? port, { waitMs: 30_000 })
  const setExam = await examSetter(port, databaseUrl)
  const measured = async (work: () => Promise<Sat>): Promise<Sat & { readonly seen: Seen }> => {
    const ended = await watch(databaseUrl, house.serverPids)
    const sat = await work()
    return { ...sat, seen: await ended() }
  }
  say('')
  say(
    `${students} examinees on ${cpus().length} cores with ${processes} server processes, database and load generator; load ${load()} before`,
  )
  say(`        imported and signed in before the bell in ${signInSeconds.toFixed(0)} s`)
  figures['load'] = Number(load())
  figures['signInSeconds'] = Math.round(signInSeconds)

  if (only.includes('b1')) {
    const examId = await setExam('十六题八页', [1, pages * questionsOnPage], personIds)
    const sat = await measured(() => examination(line, sessions, examId, minutes))
    const { people, attempts, handedIn } = await attemptsAt(databaseUrl, examId)
    const [start, save] = [sat.tally.told('start'), sat.tally.told('save')]
    say('')
    say(
      `B1 and check 2: ${pages} pages of ${questionsOnPage} questions, 30 to 90 s to think, all begin within 10 s`,
    )
    table(sat)
    machine(sat.seen)
    judge(sat.tally.failed === 0, `${sat.tally.failed} failed (goal 0)`)
    judge(
      (start?.p95 ?? Infinity) <= goals.startP95,
      `a start p95 ${start?.p95.toFixed(0)} ms (goal ${goals.startP95})`,
    )
    // A short run may end before the first page.
    if (save)
      judge(
        save.p95 <= goals.saveP95,
        `a save p95 ${save.p95.toFixed(0)} ms (goal ${goals.saveP95})`,
      )
    judge(
      people === students && attempts === students && handedIn === students,
      `check 2: ${people} people began ${attempts} attempts, ${handedIn} handed in (goal ${students} each)`,
    )
    figures['b1'] = {
      ...Object.fromEntries(kinds.map((kind) => [kind, sat.tally.told(kind)])),
      people,
      attempts,
      handedIn,
      failed: sat.tally.failed,
      serverCores: sat.seen.serverCores,
      databaseCores: sat.seen.databaseCores,
    }
  }

  if (only.includes('b2')) {
    const examId = await setExam('四部分', [sections, questionsOfSection], personIds)
    const sat = await measured(() => withoutThinking(line, sessions, examId, inFlight))
    const { attempts, handedIn } = await attemptsAt(databaseUrl, examId)
    const mean = meanOf(sat.tally)
    say('')
    say(`B2: four sections without thinking, at most ${inFlight} requests in flight`)
    table(sat)
    machine(sat.seen)
    judge(sat.tally.failed === 0, `${sat.tally.failed} failed (goal 0)`)
    judge(mean <= goals.meanMs, `mean ${mean.toFixed(0)} ms (goal ${goals.meanMs})`)
    judge(
      attempts === students && handedIn === students,
      `${attempts} attempts, ${handedIn} handed in (goal ${students} each)`,
    )
    figures['b2'] = {
      ...Object.fromEntries(kinds.map((kind) => [kind, sat.tally.told(kind)])),
      mean,
      callsASecond: sat.tally.calls / sat.seconds,
      attempts,
      handedIn,
      failed: sat.tally.failed,
      serverCores: sat.seen.serverCores,
      databaseCores: sat.seen.databaseCores,
    }
  }

  if (only.includes('b3') || only.includes('drain')) {
    const examId = await setExam('连续保存', [1, pages * questionsOnPage], personIds)
    const tally = new Tally<Kind>()
    const seated = sessions.map((session) => new Candidate(line, session, tally))
    await each(seated, inFlight, (one) => one.start(examId, pages * questionsOnPage))
    if (only.includes('b3')) {
      const bare: number[] = []
      while (bare.length < processes) bare.push(await house.reference('save'))
      const seconds = Math.min(5, Math.max(2, minutes * 2))
      const durable = await durableSaves(house, seated, bare, seconds)
      say('')
      say('B3: durable saves a second, ours and a bare Fastify + pg in turn, 64 connections')
      judge(
        durable.ratio >= goals.durableRatio,
        `${durable.ratio.toFixed(2)} of the bare server (goal ${goals.durableRatio}): ${durable.ours.toFixed(0)}/s against ${durable.reference.toFixed(0)}/s`,
      )
      if (processes > 1)
        say(
          `        ${processes} bare processes: ${durable.referenceOfAsMany.toFixed(0)}/s, of which ours are ${(durable.ours / durable.referenceOfAsMany).toFixed(2)}`,
        )
      judge(
        durable.acknowledged === durable.stored,
        `${durable.acknowledged} acknowledged, ${durable.stored} stored`,
      )
      figures['b3'] = durable
    }
    if (only.includes('drain')) {
      const drain = await outage(house, line, seated.slice(0, clientsOfOutage), outageSeconds)
      say('')
      say(
        `check 9: ${drain.clients} clients after an outage of ${drain.outageSeconds} s, ${drain.waiting} answers waiting`,
      )
      judge(
        drain.allMs <= goals.drainMs,
        `all outboxes empty ${(drain.allMs / 1_000).toFixed(1)} s after the server answered again, half of them ${(drain.halfMs / 1_000).toFixed(1)} s (goal ${goals.drainMs / 1_000} s)`,
      )
      judge(drain.lost === 0, `${drain.lost} of them not stored (goal 0)`)
      judge(drain.serverFaults === 0, `${drain.serverFaults} answers of 500 and above (goal 0)`)
      figures['drain'] = drain
    }
  }
  line.hangUp()
} finally {
  await house.close()
}
const profiles = process.env['BENCH_PROFILE']
if (profiles) {
  say('')
  say('where the server’s own time went:')
  const costs = largestCosts(profiles, 12)
  for (const { what, share } of costs) say(`        ${(share * 100).toFixed(1)} %  ${what}`)
  figures['costs'] = costs
}
say('')
process.stdout.write(`${JSON.stringify(figures)}\n`)
process.exit(missed === 0 ? 0 : 1)
