import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteRound,
  listJudgeChoices,
  listRounds,
  moveContest,
  saveContest,
  saveRound,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { contestForm, judgeOf, roundForm, stationForm } from './contest-testing.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let other: Visitor
let adminOfB: Visitor
let judge: { PersonId: string; PartnerId: string; Lane: number }
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  admin = await app.signedIn('admin1')
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  adminOfB = await app.signedIn('admin1', 'b.localhost')
  judge = await judgeOf(app, 'a', 'teacher1')
})
afterAll(() => app.close())

const draft = async (over: object = {}): Promise<string> => {
  const Id = newId()
  const saved = await teacher.calls(saveContest, { Id, Form: contestForm(over) })
  if (saved.Code !== 0) throw new Error(saved.Msg)
  return Id
}
const station = (over: object = {}) => stationForm({ Judges: [judge], ...over })
const save = (SkillContestId: string, Form: object, more: object = {}) =>
  teacher.calls(saveRound, { SkillContestId, Id: newId(), Form, ...more })

describe('the rounds of a contest', () => {
  test('a round is written, changed and taken away by whoever holds the contest, and by nobody else', async () => {
    const SkillContestId = await draft()
    const Id = newId()
    const Form = roundForm([station({ Weight: 60 }), station({ Name: '缝合', Weight: 40 })])
    const { Data } = await save(SkillContestId, Form, { Id })
    expect(Data).toMatchObject({ No: 1, State: 'planned', CanEdit: true, Version: 1 })
    expect(Data.Stations.map((one: { Name: string }) => one.Name)).toEqual(['心肺复苏', '缝合'])
    expect(Data.Stations[0].Judges).toMatchObject([{ PersonId: judge.PersonId, Lane: 1 }])
    expect(Data.Rule).toContain('心肺复苏 60%，缝合 40%')
    for (const who of [other, adminOfB]) {
      expect(await who.calls(listRounds, { SkillContestId })).toMatchObject({ Code: -404 })
      expect(await who.calls(saveRound, { SkillContestId, Id, Form, Version: 1 })).toMatchObject({
        Code: -404,
      })
      expect(await who.calls(deleteRound, { Id, Version: 1 })).toMatchObject({ Code: -404 })
    }
    const again = await admin.calls(saveRound, { SkillContestId, Id, Form, Version: 1 })
    expect(again.Data.Version).toBe(2)
    expect(await save(SkillContestId, Form, { Id, Version: 1 })).toMatchObject({ Code: -10011 })
    expect(await teacher.calls(deleteRound, { Id, Version: 2 })).toMatchObject({ Code: 0 })
    expect((await teacher.calls(listRounds, { SkillContestId })).Data).toEqual([])
  })

  test.each([
    ['rotation with lanes', { Lanes: 2 }, {}, '赛站式没有赛道'],
    ['a judge of no lane', {}, { Lane: 2 }, '评委的赛道不在本轮之内'],
    ['a judge whom there is not', {}, { PersonId: newId() }, '评委须是参赛学校可以登录的教师'],
    [
      'a judge of a school that is not in it',
      {},
      { PartnerId: newId() },
      '评委须是参赛学校可以登录的教师',
    ],
    [
      'more awards than there are teams',
      { Awards: [{ Name: '一等奖', By: 'percent', Amount: 101 }] },
      {},
      '奖项比例合计不得超过100%',
    ],
  ])('%s is refused', async (_what, round, ofJudge, Msg) => {
    const SkillContestId = await draft()
    const Form = roundForm([stationForm({ Judges: [{ ...judge, ...ofJudge }] })], round)
    expect(await save(SkillContestId, Form)).toMatchObject({ Code: -10008, Msg, Data: null })
  })

  test('a position that no team has, an item twice, points that are none, a weight of nothing', async () => {
    const SkillContestId = await draft()
    const [item] = stationForm().Items
    for (const over of [
      { Position: 'B' },
      { Items: [item, item] },
      { Items: [{ ...item, Points: 0.3 }] },
      { Items: [{ ...item, Points: 101 }] },
      { Weight: 0 },
      { Minutes: 0 },
    ])
      expect(await save(SkillContestId, roundForm([station(over)]))).toMatchObject({ Code: -10008 })
  })

  test('a station of another round is not taken over', async () => {
    const one = await draft()
    const Form = roundForm([station()])
    await save(one, Form)
    expect(await save(await draft(), Form)).toMatchObject({ Code: -10008 })
  })

  test('what a round lacks is told: weights, judges, registration that is still open', async () => {
    const SkillContestId = await draft()
    const Form = roundForm([station({ Weight: 90, Judges: [] })])
    expect((await save(SkillContestId, Form)).Data.Missing).toEqual([
      '考站权重合计为90%，须为100%',
      '为考站“心肺复苏”安排评委',
      '发布赛事',
      '等待报名截止',
      '本轮还没有参赛的队',
    ])
  })

  test('a judge at two stations of a rotation is told of, along a lane is none', async () => {
    const SkillContestId = await draft()
    const both = () => [station({ Weight: 50 }), station({ Weight: 50 })]
    const Missing = (Form: object) =>
      save(SkillContestId, Form).then(({ Data }) => Data.Missing as string[])
    const clash = (texts: string[]) => texts.filter((text) => text.includes('两处'))
    expect(clash(await Missing(roundForm(both())))).toHaveLength(1)
    expect(clash(await Missing(roundForm(both(), { Format: 'lanes' })))).toEqual([])
  })

  test('judges are the teachers of the schools that take part', async () => {
    const { a, b } = app.fixture.schools
    const SkillContestId = await draft({ Schools: [{ SchoolId: b, Area: '' }] })
    const choices = (PartnerId: string) =>
      teacher.calls(listJudgeChoices, { SkillContestId, PartnerId })
    expect((await choices(a)).Data.length).toBeGreaterThan(0)
    const [ofB] = (await choices(b)).Data
    expect(ofB.Number).toMatch(/^\*/)
    expect(await choices(newId())).toMatchObject({ Code: -404 })
    const Form = roundForm([
      stationForm({ Judges: [{ PersonId: ofB.PersonId, PartnerId: b, Lane: 1 }] }),
    ])
    expect((await save(SkillContestId, Form)).Data.Stations[0].Judges).toMatchObject([
      { Name: ofB.Name, SchoolName: '测试学校 b' },
    ])
  })

  test('a draft that is deleted takes its rounds along', async () => {
    const SkillContestId = await draft()
    const Id = newId()
    await save(SkillContestId, roundForm([station()]), { Id })
    await teacher.calls(moveContest, { Id: SkillContestId, Action: 'delete', Version: 1 })
    const rows = await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`select 1 from contest_round where id = '${Id}'`),
    )
    expect(rows.rows).toEqual([])
  })
})
