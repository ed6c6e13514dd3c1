// npm run bench:contest: the board of 1,000 entrants at 10 stations while scores arrive.
import { parseArgs } from 'node:util'
import { cpus, loadavg } from 'node:os'
import { getRank, saveSheet } from '@xinglin/contract/competitions'
import { blast } from './client.ts'
import { contestOf } from './contest-rows.ts'
import { openHouse } from './house.ts'
import { latencyLine, within } from './paced.ts'
import { ask, signedBytes, signIn } from './signed.ts'

const { values } = parseArgs({
  options: {
    entrants: { type: 'string', default: '1000' },
    stations: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
  },
})
const entrants = Number(values.entrants)
const stations = Number(values.stations)
const seconds = Number(values.seconds)
const goals = { reads: 500, saveMs: 20 } as const
const connections = 16
const perSecondAtMost = 6_000
/** Sheets that judges send for good while the board is read. */
const savesASecond = 10

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
let missed = 0
const judge = (meets: boolean, line: string): void => {
  if (!meets) missed += 1
  say(`${meets ? 'meets ' : 'MISSES'}  ${line}`)
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const house = await openHouse()
try {
  const { port, databaseUrl, schoolId } = house
  const held = await contestOf(databaseUrl, schoolId, { entrants, stations, judge: 'T1001' })
  const session = await signIn(port, 'teacher1', 'Xinglin-2026')
  const host = `localhost:${port}`
  const wanted = { SkillContestId: held.contestId, PageSize: 50 }
  const first = await ask(port, getRank, wanted)
  const { Count } = first.Data as { Count: number }
  if (Count !== entrants) throw new Error(`the board has ${Count} rows`)
  const open = [...held.openSlots]
  let locked = 0
  /** Marks teams one after the other until the time is over; answers how long each took. */
  const marking = async (): Promise<readonly number[]> => {
    const latencies: number[] = []
    const until = performance.now() + seconds * 1_000
    while (performance.now() < until) {
      const slotId = open.pop()
      if (slotId === undefined) break
      const answered = await ask(
        port,
        saveSheet,
        {
          SkillContestId: held.contestId,
          SlotId: slotId,
          Seq: 1,
          Points: held.fullPoints,
          Rating: 4,
          Remark: '',
          Lock: true,
        },
        session,
      )
      if (answered.Code !== 0) throw new Error(answered.Msg)
      latencies.push(answered.ms)
      locked += 1
      await pause(1_000 / savesASecond)
    }
    return latencies.toSorted((a, b) => a - b)
  }
  say('')
  say(
    `${entrants} entrants x ${stations} stations on ${cpus().length} cores with server, database and readers; load ${loadavg()[0]?.toFixed(1) ?? ''} before`,
  )
  const quiet = await marking()
  judge(
    within(quiet, 0.95) <= goals.saveMs,
    `one score applied, nobody reading: ${latencyLine(quiet)} (goal p95 ${goals.saveMs} ms)`,
  )
  const requests = Array.from({ length: seconds * perSecondAtMost }, () =>
    signedBytes(host, getRank, wanted),
  )
  const [run, busy] = await Promise.all([
    blast([port], connections, seconds, () => requests.pop()),
    marking(),
  ])
  const rate = run.answered / run.seconds
  judge(
    rate >= goals.reads && run.failed === 0,
    `the board read while scores arrive: ${rate.toFixed(0)}/s, ${latencyLine(run.latencies)}, ${run.failed} failed (goal ${goals.reads}/s)`,
  )
  say(`        one score applied meanwhile: ${latencyLine(busy)}`)
  await pause(1_500)
  const { List } = (await ask(port, getRank, wanted)).Data as { List: { Done: number }[] }
  const kept = await held.lockedSheets()
  judge(
    kept === held.sheets + locked,
    `${kept} sheets kept of ${held.sheets + locked} that were sent`,
  )
  if (List.every(({ Done }) => Done === 0)) throw new Error('the board shows no score')
} finally {
  await house.close()
}
if (missed > 0) process.exitCode = 1
