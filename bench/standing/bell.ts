import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { lesson, type ClassResult } from './class.ts'
import type { Saver } from './savers.ts'
import { staged, startsOf, without, type Size } from './staged.ts'

/** Whether every attempt that time closed was handed in once, at its end, and scored once; what was not, in words. */
const sweptOnce = async (
  databaseUrl: string,
  savers: readonly Saver[],
): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{
    state: string
    late: boolean
    events: number
    scores: number
  }>(
    `select a.state, a.submitted_at is distinct from a.deadline as late,
       (select count(*)::int from exam_event e where e.attempt_id = a.id and e.kind = 'deadline') as events,
       (select count(*)::int from exam_score s where s.attempt_id = a.id) as scores
     from exam_attempt a where a.id = any($1::uuid[])`,
    [savers.map(({ place }) => place)],
  )
  await client.end()
  return rows.flatMap(({ state, late, events, scores }) => [
    ...(state === 'submitted' ? [] : ['an attempt was never handed in']),
    ...(late ? ['an attempt was handed in at another moment than its end'] : []),
    ...(events === 1 ? [] : [`an attempt was closed ${events} times`]),
    ...(scores === 1 ? [] : [`an attempt was scored ${scores} times`]),
  ])
}

/** Beyond it the server closes what nobody handed in. */
const graceSeconds = 60
const sweepMs = 90_000

/** Examinees alone, on four processes of which one is killed every two seconds, through the end of everybody's time. */
export const bell = (size: Size): Promise<ClassResult> =>
  staged({ ...size, kinds: ['exam'] }, 4, async ({ house, savers }) => {
    const { databaseUrl } = house
    const kill = async (over: () => boolean): Promise<void> => {
      for (let at = 0; !over(); at += 1) {
        await pause(2_000)
        house.servers[at % house.servers.length]?.kill('SIGKILL')
      }
      await Promise.all(house.servers.map((server) => server.ready()))
    }
    let strange: readonly string[] = []
    const outcome = await lesson(savers, {
      ...size,
      databaseUrl,
      beside: kill,
      before: async () => {
        await without(
          databaseUrl,
          `update exam_attempt set deadline = date_trunc('milliseconds', now()) - interval '${graceSeconds + 1} seconds' where state = 'running'`,
        )
        const until = performance.now() + sweepMs
        const killing = kill(() => performance.now() > until - sweepMs / 2)
        do {
          await pause(1_000)
          strange = await sweptOnce(databaseUrl, savers)
        } while (strange.length > 0 && performance.now() < until)
        await killing
        // What was closed runs again, as if nobody had noted that it was: it is closed a second time.
        if (size.broken === 'sweep') {
          await without(databaseUrl, `update exam_attempt set state = 'running'`)
          await pause(sweepMs / 6)
        }
        strange = await sweptOnce(databaseUrl, savers)
      },
    })
    size.say(startsOf(house))
    return { ...outcome, strange: [...outcome.strange, ...strange] }
  })
