import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { controlRound, enrol, saveRound, saveSheet } from '@xinglin/contract/competitions'
import { finish, getView } from '@xinglin/contract/simulations/consultation'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { roundsIn } from './round-testing.ts'
import { settledIn } from './settled-testing.ts'
import { virtualIn } from './virtual-testing.ts'

// What is wrong in a contest is told, nothing is lost, and nothing is no number or a nought that nobody gave.

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
let settled: Awaited<ReturnType<typeof settledIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
  settled = await settledIn(app, rounds)
})
afterAll(() => app.close())

describe('entering and writing', () => {
  test('an entrant in two teams is refused, and the first entry stands', async () => {
    const SkillContestId = await publishedContest(rounds.holder, { NeedsReview: false })
    const [student] = rounds.students
    expect((await student?.calls(enrol, { Id: newId(), SkillContestId }))?.Code).toBe(0)
    expect((await student?.calls(enrol, { Id: newId(), SkillContestId }))?.Code).toBeLessThan(0)
    const { rows } = await settled.inA(
      `select 1 from contest_member where contest_id = '${SkillContestId}' and active`,
    )
    expect(rows).toHaveLength(1)
  })

  test('a quota is not crossed by two at once', async () => {
    const SkillContestId = await publishedContest(rounds.holder, { NeedsReview: false, Quota: 1 })
    const answers = await Promise.all(
      rounds.students.map((one) => one.calls(enrol, { Id: newId(), SkillContestId })),
    )
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })

  test('weights that do not make 100 are told and keep the round from being drawn', async () => {
    const SkillContestId = await publishedContest(rounds.holder)
    const Form = roundForm([stationForm({ Weight: 40 }), stationForm({ Weight: 50 })])
    const saved = await rounds.holder.calls(saveRound, { SkillContestId, Id: newId(), Form })
    expect(saved.Data.Missing).toContain('考站权重合计为90%，须为100%')
  })

  test('two judges with “without the highest and the lowest” are told', async () => {
    const SkillContestId = await publishedContest(rounds.holder, { NeedsReview: false })
    await rounds.students[0]?.calls(enrol, { Id: newId(), SkillContestId })
    const other = { ...rounds.asJudge, ...(await judgeOf(app, 'a', 'teacher1')) }
    const stations = [stationForm({ Judges: [rounds.asJudge, other] })]
    const Form = roundForm(stations, { Aggregation: 'trimmed' })
    const saved = await rounds.holder.calls(saveRound, { SkillContestId, Id: newId(), Form })
    expect(saved.Data.Missing.join()).toContain('每队至少要有5名评委')
  })
})

describe('running and judging', () => {
  test('a mark out of range is refused, and what was saved stays', async () => {
    const held = await rounds.running()
    expect((await rounds.judge.calls(saveSheet, held.sheet())).Code).toBe(0)
    const [item] = held.items
    if (!item) throw new Error('a sheet without lines')
    const beyond = held.sheet({ Seq: 2, Points: { [item.Id]: item.Points + 1 } })
    expect(await rounds.judge.calls(saveSheet, beyond)).toMatchObject({
      Msg: '给分超出该项的分值',
    })
    const below = held.sheet({ Seq: 2, Points: { [item.Id]: -1 } })
    expect((await rounds.judge.calls(saveSheet, below)).Code).toBe(-10008)
    const { rows } = await settled.inA(
      `select seq from contest_sheet where slot_id = '${held.slot.Id}'`,
    )
    expect(rows).toEqual([{ seq: 1 }])
  })

  test('a station that is ended twice ended once, and so does a round', async () => {
    const at = await virtualIn(app)
    const { SkillContestId, Id, control } = await at.started(['consultation'])
    const first = await at.enterAt(at.own, SkillContestId, 1).catch(() => undefined)
    if (!first) await control('next')
    const { SessionId } = first ?? (await at.enterAt(at.own, SkillContestId, 2))
    const [one, two] = await Promise.all([
      at.own.calls(finish, { SessionId }),
      at.own.calls(finish, { SessionId }),
    ])
    // Whoever comes second is told the same, or to come again.
    const ended = [one, two].filter(({ Code }) => Code === 0)
    expect(ended.length).toBeGreaterThan(0)
    const again = await at.own.calls(finish, { SessionId })
    expect(again.Data.EndedAt).toBe(ended[0]?.Data.EndedAt)
    expect((await at.own.calls(getView, { SessionId })).Code).toBeLessThan(0)
    if (first) await control('next')
    const closed = await control('close')
    const close = { Id, Action: 'close', Version: closed.Version }
    expect(await at.holder.calls(controlRound, close)).toMatchObject({
      Msg: '轮次状态已改变，请刷新后重试',
    })
  })
})
