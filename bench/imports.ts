import {
  addImportRows,
  confirmImport,
  getImport,
  listImports,
  startImport,
} from '@xinglin/contract/imports'
import type { Session } from '@xinglin/contract/identity'
import { bareCopy } from './copying.ts'
import { openHouse } from './house.ts'
import { peopleOf } from './people.ts'
import { kilobytesOf } from './process.ts'
import { ask, signIn } from './signed.ts'

// What it costs to import a school's people, to a bare COPY of every row that the import writes, into tables of the same
// columns and indexes; and what the server holds and how long others wait meanwhile.
const count = Number(process.argv[2] ?? 20_000)
const rounds = Number(process.argv[3] ?? 3)
const goal = 3
const atOnce = 500

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const house = await openHouse()
try {
  const { port } = house
  const admin = await signIn(port, 'admin1', 'Xinglin-2026')
  const dataOf = async <T>(
    call: Parameters<typeof ask>[1],
    input: object,
    by: Session = admin,
  ): Promise<T> => {
    const { Code, Msg, Data } = await ask(port, call, input, by)
    if (Code !== 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
    return Data as T
  }
  /** What the server holds, looked at ten times a second, until the work is done. */
  const held = async <T>(work: () => Promise<T>): Promise<{ came: T; most: number }> => {
    let most = 0
    const looking = setInterval(() => {
      most = Math.max(most, kilobytesOf(house.serverPid()))
    }, 100)
    try {
      return { came: await work(), most: most / 1_024 }
    } finally {
      clearInterval(looking)
    }
  }
  /** How long somebody else waits for a page meanwhile, twenty times a second. */
  const others = () => {
    const waits: number[] = []
    const over = new AbortController()
    const asking = (async () => {
      const student = await signIn(port, 'student1', 'Xinglin-2026')
      while (!over.signal.aborted) {
        const { ms } = await ask(
          port,
          { path: '/api/UserManage/GetProfile', method: 'POST' },
          {},
          student,
        )
        waits.push(ms)
        await pause(50)
      }
    })()
    return async (): Promise<readonly number[]> => {
      over.abort()
      await asking
      return waits
    }
  }
  const settled = async (ImportId: string): Promise<void> => {
    for (;;) {
      const { List } = await dataOf<{ List: { ImportId: string; State: string }[] }>(
        listImports,
        {},
      )
      if (List.find((one) => one.ImportId === ImportId)?.State === 'done') break
      await pause(100)
    }
    const { Wrong, New } = await dataOf<{ Wrong: number; New: number }>(getImport, { ImportId })
    if (Wrong > 0 || New !== count) throw new Error(`${New} new, ${Wrong} wrong`)
  }
  const once = async (round: number) => {
    const rows = peopleOf(count, round)
    const { ImportId } = await dataOf<{ ImportId: string }>(startImport, { FileName: 'bench.xlsx' })
    const began = performance.now()
    for (let from = 0; from < count; from += atOnce)
      await dataOf(addImportRows, { ImportId, Rows: rows.slice(from, from + atOnce) })
    const received = performance.now()
    await dataOf(confirmImport, { ImportId, Rule: 'number', PassWord: 'Xl@' })
    const confirmed = performance.now()
    await settled(ImportId)
    const done = performance.now()
    return {
      ImportId,
      receiving: received - began,
      confirming: confirmed - received,
      writing: done - confirmed,
    }
  }
  say(`${count} people, ${rounds} rounds, the import and a bare COPY of its rows in turn\n`)
  const before = kilobytesOf(house.serverPid()) / 1_024
  const all: { own: number; writing: number; receiving: number; copy: number; p95: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const stop = others()
    const { came, most } = await held(() => once(round))
    const waits = await stop()
    const { ImportId, receiving, confirming, writing } = came
    const { ms: copy, rows, tables } = await bareCopy(house.databaseUrl, house.schoolId, ImportId)
    const own = receiving + confirming + writing
    all.push({ own, writing: confirming + writing, receiving, copy, p95: at(waits, 0.95) })
    say(
      `${(receiving / 1_000).toFixed(1)} s received and judged, ${((confirming + writing) / 1_000).toFixed(1)} s written (confirmed after ${confirming.toFixed(0)} ms); COPY ${(copy / 1_000).toFixed(1)} s of ${rows} rows in ${tables} tables; server ${before.toFixed(0)} → ${most.toFixed(0)} MB at most; others p50 ${at(waits, 0.5).toFixed(0)} p95 ${at(waits, 0.95).toFixed(0)} worst ${Math.max(...waits).toFixed(0)} ms`,
    )
  }
  const ratio = median(all.map(({ own, copy }) => own / copy))
  say('')
  say(
    `${ratio <= goal ? 'meets ' : 'MISSES'}  ${ratio.toFixed(2)} times a bare COPY from the first row sent to the last one written (goal ${goal}); writing alone ${median(all.map(({ writing, copy }) => writing / copy)).toFixed(2)}`,
  )
} finally {
  await house.close()
}
