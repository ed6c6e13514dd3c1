import { setTimeout as pause } from 'node:timers/promises'
import { lesson, type ClassResult } from './class.ts'
import { staged, startsOf, without, type Size } from './staged.ts'
import { sweptOnce } from './swept-once.ts'

/** Beyond it the server closes what nobody handed in. */
const graceSeconds = 60
const sweepMs = 90_000

/** Examinees alone, on four processes of which one is killed every two seconds, through the end of everybody's time. */
export const bell = (size: Size): Promise<ClassResult> =>
  staged({ ...size, kinds: ['exam'] }, 4, async ({ house, savers }) => {
    const { databaseUrl } = house
    const attemptIds = savers.map(({ place }) => place)
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
          strange = await sweptOnce(databaseUrl, attemptIds)
        } while (strange.length > 0 && performance.now() < until)
        await killing
        // What was closed runs again, as if nobody had noted that it was: it is closed a second time.
        if (size.broken === 'sweep') {
          await without(databaseUrl, `update exam_attempt set state = 'running'`)
          await pause(sweepMs / 6)
        }
        strange = await sweptOnce(databaseUrl, attemptIds)
      },
    })
    size.say(startsOf(house))
    return { ...outcome, strange: [...outcome.strange, ...strange] }
  })
