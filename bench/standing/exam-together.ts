import { setTimeout as pause } from 'node:timers/promises'
import {
  announceInExam,
  controlExam,
  pulse,
  startAttempt,
  type Sitting,
} from '@xinglin/contract/exams'
import type { Session } from '@xinglin/contract/identity'
import { newId } from '../../server/src/platform/ids/index.ts'
import { each } from '../paced.ts'
import { ask, signIn } from '../signed.ts'
import type { Answered } from './answered.ts'
import { giveExam, openExam } from './examinee.ts'
import type { Installation } from './installation.ts'
import { Line } from './line.ts'
import { without } from './staged.ts'
import { sweptOnce } from './swept-once.ts'

const everyMs = 200
const goalMs = 5_000
const sweepMs = 90_000
const extraMinutes = 7
/** Beyond it the server closes what nobody handed in. */
const graceSeconds = 60

type Sitter = { readonly session: Session; readonly line: Line; readonly sitting: Sitting }
type Standing = { Deadline: string; Words: { Text: string }[] }

/** People sit the demo's open examination, each at another process. */
const seated = async (house: Installation, sessions: readonly Session[]): Promise<Sitter[]> => {
  await giveExam(
    house.databaseUrl,
    sessions.map(({ UserId }) => UserId),
  )
  const all: Sitter[] = []
  await each(sessions, 8, async (session, at) => {
    const line = new Line(() => house.servers[at % house.servers.length]?.port ?? 0)
    const input = { ExamId: openExam, OpeningId: newId() }
    const { Code, Msg, Data } = await line.once(startAttempt, input, session)
    if (Code !== 0) throw new Error(`starting: ${Code} ${Msg}`)
    all.push({ session, line, sitting: Data as Sitting })
  })
  return all
}

/** How long until an examinee's own process says both the new time and the words of the room; infinite after twice the goal. */
const toldAfterMs = async ({ session, line, sitting }: Sitter, text: string): Promise<number> => {
  const { AttemptId, Epoch, Deadline } = sitting
  const since = performance.now()
  const due = Date.parse(Deadline) + extraMinutes * 60_000
  while (performance.now() - since < 2 * goalMs) {
    const input = { AttemptId, Epoch, Unsent: 0, QuestionId: null, Read: [] }
    const { Code, Data } = await line.once(pulse, input, session)
    const now = Code === 0 ? (Data as Standing) : undefined
    if (now && Date.parse(now.Deadline) === due && now.Words.some(({ Text }) => Text === text))
      return performance.now() - since
    await pause(everyMs)
  }
  return Number.POSITIVE_INFINITY
}

/**
 * A proctor on the first process gives more time and says something, which every other process must tell its examinees;
 * then everybody's time ends, and each attempt is closed and scored once. `broken` is `room` or `sweep`.
 */
export const examinationTogether = async (
  house: Installation,
  sessions: readonly Session[],
  broken: string,
): Promise<readonly Answered[]> => {
  const { databaseUrl } = house
  const sitters = await seated(house, sessions)
  const attemptIds = sitters.map(({ sitting }) => sitting.AttemptId)
  const port = house.servers[0]?.port ?? 0
  const proctor = await signIn(port, 'teacher1', 'Xinglin-2026')
  const must = async (call: typeof controlExam | typeof announceInExam, input: object) => {
    const { Code, Msg } = await ask(port, call, { ExamId: openExam, ...input }, proctor)
    if (Code !== 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
  }
  // Everybody's process has answered once, and may remember.
  for (const one of sitters.slice(0, house.servers.length))
    await one.line.once(
      pulse,
      {
        AttemptId: one.sitting.AttemptId,
        Epoch: one.sitting.Epoch,
        Unsent: 0,
        QuestionId: null,
        Read: [],
      },
      one.session,
    )
  const text = '第3题题干中“左侧”应为“右侧”'
  const PersonIds = sessions.map(({ UserId }) => UserId)
  await must(controlExam, {
    Action: 'extend',
    PersonIds,
    Minutes: extraMinutes,
    Reason: '断网补时',
  })
  await must(announceInExam, { Text: text })
  if (broken === 'room') await without(databaseUrl, `delete from exam_word where text = '${text}'`)
  const took = await Promise.all(sitters.map((one) => toldAfterMs(one, text)))
  const worst = Math.max(...took)

  await without(
    databaseUrl,
    `update exam_attempt set deadline = date_trunc('milliseconds', now()) - interval '${graceSeconds + 1} seconds'
     where state = 'running' and id in (${attemptIds.map((one) => `'${one}'`).join(', ')})`,
  )
  const until = performance.now() + sweepMs
  let strange = await sweptOnce(databaseUrl, attemptIds)
  while (strange.length > 0 && performance.now() < until) {
    await pause(1_000)
    strange = await sweptOnce(databaseUrl, attemptIds)
  }
  // What was closed runs again, as if nobody had noted that it was: it is closed a second time.
  if (broken === 'sweep') await without(databaseUrl, `update exam_attempt set state = 'running'`)
  // Each process has had its turn once more.
  await pause(sweepMs / 6)
  strange = await sweptOnce(databaseUrl, attemptIds)
  for (const { line } of sitters) line.hangUp()
  return [
    {
      holds: worst <= goalMs,
      what: `more time and the room's words, given on one process, are told by every process after at most ${worst.toFixed(0)} ms to ${sitters.length} (goal ${goalMs})`,
    },
    {
      holds: strange.length === 0,
      what: `${sitters.length} attempts whose time is over: ${strange.length === 0 ? 'each handed in at its end, closed and scored once' : [...new Set(strange)].join(', ')}`,
    },
  ]
}
