import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bell } from './bell.ts'
import { lesson, type ClassResult } from './class.ts'
import { staged, startsOf, type Size } from './staged.ts'

/** Four processes on one database; one after the other is killed, every two seconds. */
const servers = (size: Size): Promise<ClassResult> =>
  staged(size, 4, async ({ house, savers }) => {
    const outcome = await lesson(savers, {
      ...size,
      databaseUrl: house.databaseUrl,
      beside: async (over) => {
        for (let at = 0; !over(); at += 1) {
          await pause(2_000)
          house.servers[at % house.servers.length]?.kill('SIGKILL')
        }
        await Promise.all(house.servers.map((server) => server.ready()))
      },
    })
    size.say(startsOf(house))
    return outcome
  })

const oneRoundMs = 10_000

/** One process with its embedded database; the process alone is killed, and finds its database again. */
const single = (size: Size): Promise<ClassResult> =>
  staged(size, 0, async ({ house, savers }) => {
    const outcome = await lesson(savers, {
      ...size,
      databaseUrl: house.databaseUrl,
      beside: async (over) => {
        while (!over()) {
          await pause(oneRoundMs)
          house.servers[0]?.kill('SIGKILL')
        }
        await pause(1_000)
        await house.servers[0]?.ready()
      },
    })
    size.say(startsOf(house))
    return outcome
  })

const rounds = 6
const minBetweenMs = 4_000

/** The database and all its processes are killed under a server that embeds it; nobody starts it but the server. */
const database = (size: Size): Promise<ClassResult> =>
  staged(size, 0, async ({ house, savers }) => {
    const away: number[] = []
    const outcome = await lesson(savers, {
      ...size,
      databaseUrl: house.databaseUrl,
      beside: async () => {
        for (let round = 0; round < rounds; round += 1) {
          await pause(Math.max(minBetweenMs, (size.seconds * 1_000) / rounds))
          house.killDatabase()
          const killed = performance.now()
          await pause(200)
          await house.servers[0]?.ready()
          away.push(performance.now() - killed)
        }
      },
    })
    size.say(
      `${rounds} times killed, ready again after ${away.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    )
    return outcome
  })

/** A tenth of the answers is swallowed after the commit: everything is sent again, nothing is done twice. */
const swallow = (size: Size): Promise<ClassResult> =>
  staged(size, 2, async ({ house, front, savers }) => {
    front.weather.swallow = 0.1
    const outcome = await lesson(savers, {
      ...size,
      databaseUrl: house.databaseUrl,
      beside: async (over) => {
        while (!over()) await pause(200)
        front.weather.swallow = 0
      },
    })
    size.say(`${front.swallowed()} answers were swallowed`)
    return outcome
  })

/** Every piece is 200 to 300 ms late, and twice nothing passes for three seconds. */
const network = (size: Size): Promise<ClassResult> =>
  staged(size, 2, ({ house, front, savers }) =>
    lesson(savers, {
      ...size,
      databaseUrl: house.databaseUrl,
      beside: async () => {
        front.weather.delayMs = 100
        for (let time = 0; time < 2; time += 1) {
          await pause(size.seconds * 250)
          front.weather.cut = true
          await pause(3_000)
          front.weather.cut = false
        }
        await pause(size.seconds * 250)
        front.weather.delayMs = 0
      },
    }),
  )

const megabyte = 1_024 * 1_024
const smallDisk = 700
const fullForMs = 8_000

/** The folder of the installation lies on a small disk that is filled to the last byte, and emptied again. */
const disk = async (size: Size): Promise<ClassResult | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    size.say('disk: not tried, nothing can be mounted here (needs root)')
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  try {
    return await staged(
      { ...size, say: size.say },
      0,
      async ({ house, savers }) => {
        let freed = 0
        const outcome = await lesson(savers, {
          ...size,
          databaseUrl: house.databaseUrl,
          beside: async () => {
            await pause(3_000)
            // The file system keeps a little: filled again and again as the database makes room of its own.
            const until = performance.now() + fullForMs
            const fill = (): void => {
              const { bavail, bsize } = statfsSync(folder)
              try {
                if (bavail > 0)
                  writeFileSync(ballast, Buffer.alloc(Math.min(bavail * bsize, 64 * megabyte)), {
                    flag: 'a',
                  })
              } catch {
                // Full: as it should be.
              }
            }
            while (performance.now() < until) {
              fill()
              await pause(20)
            }
            rmSync(ballast, { force: true })
            freed = performance.now()
            await pause(6_000)
          },
        })
        const after = savers
          .flatMap((one) => one.outages)
          .map(({ since, ms }) => since + ms - freed)
          .filter((ms) => ms > 0)
          .toSorted((a, b) => a - b)
        size.say(`full for ${fullForMs / 1_000} s; ${after.length} were held up until after it`)
        return {
          ...outcome,
          worstMs: after.at(-1) ?? 0,
          p95Ms: after[Math.floor(after.length * 0.95)] ?? 0,
          medianMs: after[Math.floor(after.length / 2)] ?? 0,
        }
      },
      join(folder, 'data'),
    )
  } finally {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each trial, in the order in which they are run. */
export const trials = { servers, single, database, swallow, network, disk, bell }
export type Name = keyof typeof trials
