import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fuzz } from '../server/tests/attacks/fuzz.ts'
import { Visitor } from '../server/tests/testing/visitor.ts'
import { openHouse } from './house.ts'

// Malformed and half-right requests to every call of a server of its own: no fault, no trace of our code, no silence,
// and no memory that only grows.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})
const requests = Number(values.requests)
const parts = 10
/** Megabytes that the second half may add to the first: caches fill, and then they are full. */
const growthAtMost = 150

const house = await openHouse()
const client = new pg.Client({ connectionString: house.databaseUrl })
let failed = false
try {
  await client.connect()
  const tables = [
    'course',
    'attempt',
    'department',
    'course_item',
    'case_work',
    'file',
    'review',
    'news',
    'topic',
  ]
  const ids: string[] = []
  for (const table of tables) {
    const { rows } = await client.query<{ id: string }>(
      `select id from "${table}" where school_id = $1 order by id limit 20`,
      [house.schoolId],
    )
    ids.push(...rows.map(({ id }) => id))
  }
  const enter = (login: string, host: string, word: string) => async () => {
    const visitor = new Visitor(house.port, host)
    if (login) await visitor.signIn(login, word)
    return visitor
  }
  const ofA = ['student1', 'student2', 'teacher1', 'teacher2', 'admin1', 'guest1', '']
  const ofB = ['student1', 'teacher1', 'admin1', 'operator1']
  const people = [
    ...ofA.map((login) => enter(login, 'a.localhost', 'Xinglin-2026')),
    ...ofB.map((login) => enter(login, 'b.localhost', 'Xinglin-2026-b')),
  ]
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house.serverPid()}/status`, 'utf8'))?.[1]) /
    1_024
  const codes = new Map<string, number>()
  const memories: number[] = []
  const began = performance.now()
  for (let part = 0; part < parts; part += 1) {
    const outcome = await fuzz({
      requests: Math.ceil(requests / parts),
      seed: Number(values.seed) * 100 + part,
      people,
      ids,
    })
    for (const [code, count] of outcome.codes) codes.set(code, (codes.get(code) ?? 0) + count)
    memories.push(memory())
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    process.stdout.write(
      `  ${seconds.padStart(5)} s  ${part + 1}/${parts}  ${memories.at(-1)?.toFixed(0)} MB, ${outcome.faults.length} faults\n`,
    )
    for (const { what, request } of outcome.faults)
      process.stdout.write(`    ${what}\n      ${request}\n`)
    if (outcome.faults.length > 0) failed = true
  }
  const sent = [...codes.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(`\n  ${sent} answered\n`)
  for (const [code, count] of [...codes].toSorted(([, a], [, b]) => b - a).slice(0, 20))
    process.stdout.write(`    ${code.padEnd(14)} ${count}\n`)
  const grown = (memories.at(-1) ?? 0) - (memories[parts / 2 - 1] ?? 0)
  process.stdout.write(
    `\n  memory: ${grown.toFixed(0)} MB more in the second half (at most ${growthAtMost})\n`,
  )
  if (grown > growthAtMost) failed = true
} finally {
  await client.end()
  await house.close()
}
process.exitCode = failed ? 1 : 0
