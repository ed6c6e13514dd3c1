import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import { usedBy } from '../process.ts'

const everyMs = 5_000

type Sample = { readonly minutes: number; readonly megabytes: number; readonly connections: number }

/** What was seen of the machine over a while. */
export type Seen = {
  readonly samples: readonly Sample[]
  /** Cores that the server and the database kept busy, on average. */
  readonly serverCores: number
  readonly databaseCores: number
  /** How late the students' own process was, p99 in ms: what they saw holds this too. */
  readonly lateMs: number
}

const megabytesOf = (pid: number): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1_024
  } catch {
    return Number.NaN
  }
}

/** By how much something grows a minute: the straight line with the least squares. */
export const slopeOf = (
  points: readonly { readonly minutes: number; readonly megabytes: number }[],
): number => {
  const mean = (of: (one: { minutes: number; megabytes: number }) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / points.length
  const [x, y] = [mean((one) => one.minutes), mean((one) => one.megabytes)]
  const over = points.reduce((sum, one) => sum + (one.minutes - x) * (one.megabytes - y), 0)
  return over / points.reduce((sum, one) => sum + (one.minutes - x) ** 2, 0)
}

/** Looks every five seconds; answers how to end, which tells what was seen. */
export const watch = async (
  databaseUrl: string,
  serverPids: () => readonly number[],
): Promise<() => Promise<Seen>> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const backends = async (): Promise<{ pid: number; kind: string }[]> => {
    const { rows } = await client.query<{ pid: number; kind: string }>(
      'select pid, backend_type as kind from pg_stat_activity where pid <> pg_backend_pid()',
    )
    return rows
  }
  const used = new Map<number, { first: number; last: number }>()
  const samples: Sample[] = []
  const began = performance.now()
  const usedByServers = (): number => serverPids().reduce((sum, pid) => sum + usedBy(pid), 0)
  const server = { first: usedByServers(), last: 0 }
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const look = async (): Promise<void> => {
    const all = await backends()
    for (const { pid } of all) {
      const now = usedBy(pid)
      const before = used.get(pid)
      // A connection that was opened meanwhile has worked for this only.
      if (before) before.last = now
      else used.set(pid, { first: samples.length === 0 ? now : 0, last: now })
    }
    server.last = usedByServers()
    samples.push({
      minutes: (performance.now() - began) / 60_000,
      megabytes: serverPids().reduce((sum, pid) => sum + megabytesOf(pid), 0),
      connections: all.filter(({ kind }) => kind === 'client backend').length,
    })
  }
  await look()
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  return async () => {
    clearInterval(timer)
    await look()
    const ms = performance.now() - began
    await client.end()
    delay.disable()
    const database = [...used.values()].reduce((sum, { first, last }) => sum + last - first, 0)
    return {
      samples,
      serverCores: (server.last - server.first) / ms,
      databaseCores: database / ms,
      lateMs: delay.percentile(99) / 1e6 - 10,
    }
  }
}
