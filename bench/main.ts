import { searchCourseList } from '@xinglin/contract/courses'
import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { getMyCourses, getRecentLearning } from '@xinglin/contract/learning'
import { blast, type Run } from './client.ts'
import { openHouse } from './house.ts'
import { signedBytes } from './signed.ts'
import { manyStudents } from './students.ts'

// Each figure is a ratio to a reference that was measured in the same run, on the same machine, in turn with it.
const connections = 16
const rounds = 5
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const perSecondAtMost = 9_000
const only = process.env['BENCH_ONLY']

const rate = ({ answered, seconds: lasted }: Run): number => answered / lasted
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const at = ({ latencies }: Run, share: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0

const bare = (port: number): (() => Promise<Run>) => {
  const bytes = Buffer.from(
    `POST /list HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )
  return () => blast([port], connections, seconds, () => bytes)
}

/** Signs enough requests beforehand; each is sent once, as a second time would be refused. */
const prepared =
  (
    port: number,
    call: Pick<Call, 'path' | 'method'>,
    input: object,
    sessions: readonly Session[] = [],
  ) =>
  async () => {
    const host = `localhost:${port}`
    const requests = Array.from({ length: seconds * perSecondAtMost }, (_, i) =>
      signedBytes(host, call, input, sessions[i % sessions.length]),
    )
    const run = await blast([port], connections, seconds, () => requests.pop())
    if (run.failed > 0) throw new Error(`${call.path}: ${run.failed} requests failed`)
    return run
  }

type Row = {
  readonly what: string
  readonly ours: () => Promise<Run>
  readonly reference: () => Promise<Run>
  readonly against: string
  readonly goal: number
}

const house = await openHouse()
try {
  const { port } = house
  const students = await manyStudents(port, house.databaseUrl, 250)
  const withPg = bare(await house.reference('pg'))
  const fromMemory = bare(await house.reference('memory'))
  const search = { SearchKey: '', OrderByType: 0, PageIndex: 1, PageSize: 15 }
  const rows: Row[] = [
    {
      what: 'SearchCourseList as a student: signed, MACed, encrypted',
      ours: prepared(port, searchCourseList, search, students),
      reference: withPg,
      against: 'bare Fastify + pg, prepared',
      goal: 0.65,
    },
    {
      what: 'SearchCourseList of a visitor: signed',
      ours: prepared(port, searchCourseList, search),
      reference: fromMemory,
      against: 'bare Fastify from memory',
      goal: 0.6,
    },
    {
      what: 'GetMyCourses of a student (uncached)',
      ours: prepared(port, getMyCourses, { Tab: 'learning' }, students),
      reference: withPg,
      against: 'bare Fastify + pg, prepared',
      goal: 0.6,
    },
    {
      what: 'GetRecent of a student (uncached)',
      ours: prepared(port, getRecentLearning, {}, students),
      reference: withPg,
      against: 'bare Fastify + pg, prepared',
      goal: 0.8,
    },
  ]
  process.stdout.write(
    `\n  ${connections} connections, median of ${rounds} rounds of ${seconds} s each way\n\n`,
  )
  for (const { what, ours, reference, against, goal } of rows) {
    if (only && !what.includes(only)) continue
    await reference()
    await ours()
    const pairs: { ratio: number; own: Run; other: Run }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const other = await reference()
      const own = await ours()
      pairs.push({ ratio: rate(own) / rate(other), own, other })
    }
    const ratio = median(pairs.map((pair) => pair.ratio))
    const own = median(pairs.map((pair) => rate(pair.own)))
    const other = median(pairs.map((pair) => rate(pair.other)))
    const p99 = median(pairs.map((pair) => at(pair.own, 0.99)))
    process.stdout.write(
      `  ${ratio >= goal ? 'meets' : 'MISSES'}  ${ratio.toFixed(2)} of ${against} (goal ${goal})\n` +
        `         ${what}: ${own.toFixed(0)}/s against ${other.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms\n`,
    )
  }
} finally {
  await house.close()
}
