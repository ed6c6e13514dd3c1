import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import * as competitions from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { roundsIn } from './round-testing.ts'

const { freezeBoard, getRank, saveSheet } = competitions

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
})
afterAll(() => app.close())

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value

/** Every call by which somebody who does not run a contest reads of it. */
const publicCalls = Object.values(competitions)
  .filter(isCall)
  .filter(({ path, keyless }) => path.startsWith('/api/SimulationGame/') && keyless)

// The clock goes on, and a judge's own sheets are the judge's.
const own = [
  '/api/SimulationGame/Hall',
  '/api/SimulationGame/OwnRuns',
  '/api/SimulationGame/JudgeTasks',
  '/api/SimulationGame/Judging',
]

test('during the freeze every public call says what it said at its moment', async () => {
  const held = await rounds.running()
  const { SkillContestId, Id } = held
  const frozen = await rounds.holder.calls(freezeBoard, {
    Id,
    Frozen: true,
    Version: held.room.Version,
  })
  expect(frozen.Data.FrozenAt).not.toBeNull()
  const whos = [app.visitor(), ...rounds.students, rounds.judge, await app.signedIn('admin1')]
  const read = async () => {
    const answers: string[] = []
    for (const [at, who] of whos.entries())
      for (const call of publicCalls.filter(({ path }) => !own.includes(path))) {
        const { Code, Msg, Data } = await who.calls(call, {
          SkillContestId,
          StageId: Id,
          Id: newId(),
        })
        answers.push(`${at} ${call.path} ${JSON.stringify({ Code, Msg, Data })}`)
      }
    return answers
  }
  const before = await read()
  expect(before.length).toBeGreaterThan(50)
  await rounds.judge.calls(saveSheet, held.sheet({ Lock: true }))
  expect(await read()).toEqual(before)
  // The test can fail: once it is open again, the board says something else.
  const { Version } = frozen.Data
  await rounds.holder.calls(freezeBoard, { Id, Frozen: false, Version })
  const open = await app.visitor().calls(getRank, { SkillContestId })
  expect(open.Data).toMatchObject({ Kind: 'live' })
  expect(await read()).not.toEqual(before)
})

test('it is frozen once, by whoever runs the contest, while the round goes on', async () => {
  const held = await rounds.drawn()
  const freeze = { Id: held.Id, Frozen: true, Version: held.room.Version }
  expect(await rounds.holder.calls(freezeBoard, freeze)).toMatchObject({ Code: -1 })
  expect(await rounds.judge.calls(freezeBoard, freeze)).toMatchObject({ Code: -404 })
})
