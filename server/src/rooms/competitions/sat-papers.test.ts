import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawRound, listRounds, listStationPapers, saveRound } from '@xinglin/contract/competitions'
import { listManagedExams, moveExam } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { satIn } from './sat-testing.ts'

let app: TestApp
let sat: Awaited<ReturnType<typeof satIn>>
beforeAll(async () => {
  app = await testApp()
  sat = await satIn(app)
})
afterAll(() => app.close())

describe('a paper as a station', () => {
  test('is chosen among frozen ones that nobody has to mark', async () => {
    const SkillContestId = await publishedContest(sat.holder)
    const { Data } = await sat.holder.calls(listStationPapers, { SkillContestId, SearchKey: '' })
    expect(Data.map((one: { Id: string }) => one.Id)).toContain(sat.paper.Id)
    expect(Data.map((one: { Id: string }) => one.Id)).not.toContain(sat.written.Id)
    const save = (station: object, over: object = {}) =>
      sat.holder.calls(saveRound, {
        SkillContestId,
        Id: newId(),
        Form: roundForm([station], { Format: 'exam', ...over }),
      })
    const many = { SourceId: sat.written.Id, SourceVersion: sat.written.No }
    expect(await save(sat.paperStation(many))).toMatchObject({
      Msg: '请选择已定稿、无须人工批阅的试卷',
    })
    expect(await save(stationForm())).toMatchObject({ Msg: '机考轮次的考站都须是机考' })
    expect(await save(sat.paperStation({ Items: stationForm().Items }))).toMatchObject({
      Msg: '机考和虚拟考站没有评分表和评委',
    })
    expect(await save(sat.paperStation(), { Lanes: 2 })).toMatchObject({ Msg: '赛站式没有赛道' })
    const empty = await save(sat.paperStation({ SourceId: newId() }))
    expect(empty.Code).toBe(-10008)
    const unchosen = await save(sat.paperStation({ SourceId: '' }))
    expect(unchosen.Data.Missing).toContain('为考站“理论机考”选择试卷')
  })

  test('its examination is the contest’s: no list has it, and nobody moves it by itself', async () => {
    const { Id, drawn } = await sat.started()
    const [{ ExamId }] = drawn.Stations
    const { Data } = await sat.holder.calls(listManagedExams, { SearchKey: '理论', State: 'all' })
    expect(Data.List.map((one: { Id: string }) => one.Id)).not.toContain(ExamId)
    expect(
      await sat.holder.calls(moveExam, { Id: ExamId, Action: 'release', Version: 1 }),
    ).toMatchObject({ Code: -10002 })
    // A draw that is taken back takes it away.
    const undone = await sat.holder.calls(drawRound, { Id, Undo: true, Version: drawn.Version })
    expect(undone.Code).toBe(0)
    const [round] = (await sat.holder.calls(listRounds, { SkillContestId: drawn.SkillContestId }))
      .Data
    expect(round).toMatchObject({ State: 'planned', CanEdit: true })
  })
})
