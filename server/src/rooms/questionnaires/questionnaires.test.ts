import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  crossQuestionnaire,
  exportQuestionnaire,
  getOwnQuestionnaire,
  getQuestionnaireResults,
  listOwnQuestionnaires,
  remindQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import {
  answered,
  inMinutes,
  items,
  level,
  no,
  rotated,
  where,
  yes,
  questionnairesAt,
} from './questionnaire-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof questionnairesAt>>
beforeAll(async () => {
  app = await testApp()
  at = await questionnairesAt(app)
})
afterAll(() => app.close())

describe('whoever answers', () => {
  test('is refused what is not asked of them, not open, or not filled as it must be', async () => {
    const id = await at.published({ Targets: [{ Kind: 'person', Id: at.person('student1') }] })
    expect(await at.fill(id, answered('内科'), at.other)).toMatchObject({ Code: -404 })
    expect(await at.fill(id, [{ ItemId: rotated, Options: [yes] }])).toMatchObject({ Code: -10008 })
    expect(await at.fill(id, [{ ItemId: rotated, Options: [yes, no] }])).toMatchObject({
      Code: -10008,
    })
    expect(await at.fill(id, [{ ItemId: rotated, Options: [newId()] }])).toMatchObject({
      Code: -10008,
    })
    expect(await at.fill(id, answered('内科', 9))).toMatchObject({ Code: -10008 })
    expect(await at.fill(id, answered('内科'), at.one, 2)).toMatchObject({
      Code: -10409,
      Msg: '问卷题目已更新，请刷新后检查再提交',
    })
    const later = await at.published({ OpensAt: inMinutes(10) })
    expect(await at.fill(later, answered('内科'))).toMatchObject({ Code: -404 })
    expect((await at.fill(id, answered('内科'))).Code).toBe(0)
  })

  test('answers once: sent again it is what was handed in, and what is no longer asked does not count', async () => {
    const id = await at.published()
    const unasked = [
      { ItemId: rotated, Options: [no] },
      { ItemId: where, Text: '不该留下' },
    ]
    expect((await at.fill(id, unasked)).Code).toBe(0)
    expect((await at.fill(id, answered('改了'))).Code).toBe(0)
    const { Data } = await at.one.calls(getOwnQuestionnaire, { Id: id })
    expect(Data).toMatchObject({ Answered: true, Answers: [{ ItemId: rotated, Options: [no] }] })
    expect(JSON.stringify(Data.Answers)).not.toContain('不该留下')
    const { Data: results } = await at.teacher.calls(getQuestionnaireResults, { Id: id })
    expect(
      results.Items.map(({ Asked, Answered }: { Asked: number; Answered: number }) => [
        Asked,
        Answered,
      ]),
    ).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ])
  })

  test('hands in once from two windows at the same moment, and the second changes nothing', async () => {
    const id = await at.published()
    const texts = ['内科', '外科', '儿科', '急诊科']
    const outcomes = await Promise.all(texts.map((text) => at.fill(id, answered(text))))
    expect(outcomes.map(({ Code }) => Code)).toEqual([0, 0, 0, 0])
    const own = async () =>
      JSON.stringify((await at.one.calls(getOwnQuestionnaire, { Id: id })).Data.Answers)
    const first = await own()
    expect(texts.filter((text) => first.includes(text))).toHaveLength(1)
    // Who took part wrote the answers that stand: nobody replaced them in a later transaction.
    const written = await at.rows(sql`
      select r.xmin = p.xmin as same from questionnaire_response r
      join questionnaire_participation p using (school_id, questionnaire_id, person_id)
      where r.questionnaire_id = ${id}`)
    expect(written).toEqual([{ same: true }])
    await at.fill(id, answered('麻醉科'))
    expect(await own()).toBe(first)
  })

  test('may change the answers until the end where the questionnaire says so', async () => {
    const id = await at.published({ Editable: true })
    await at.fill(id, answered('内科'))
    expect((await at.fill(id, answered('外科'))).Code).toBe(0)
    const { Data } = await at.one.calls(getOwnQuestionnaire, { Id: id })
    expect(JSON.stringify(Data.Answers)).toContain('外科')
    await at.move(id, 'close', 2)
    expect(await at.fill(id, answered('儿科'))).toMatchObject({ Code: -10011 })
  })

  test('sees what waits, those that end first before all', async () => {
    const [late, soon] = [
      await at.published({ Title: '后截止', ClosesAt: inMinutes(300) }),
      await at.published({ Title: '先截止', ClosesAt: inMinutes(5) }),
    ]
    const { Data } = await at.other.calls(listOwnQuestionnaires, {})
    const ids = (Data.List as { Id: string }[]).map(({ Id }) => Id)
    expect(ids.indexOf(soon)).toBeLessThan(ids.indexOf(late))
  })
})

describe('whoever makes it', () => {
  test('is refused others’ classes, the whole school, a half made one and a changed question', async () => {
    const id = newId()
    expect((await at.save(id, at.form({ WholeSchool: true }))).Msg).toBe(
      '只有学校管理员可以发给全校学生',
    )
    expect(
      (await at.save(id, at.form({ Targets: [{ Kind: 'person', Id: at.person('teacher2') }] })))
        .Code,
    ).toBe(-10008)
    await at.save(
      id,
      at.form({
        Items: [
          { Id: rotated, Kind: 'single', Title: '只有一项', Options: [{ Id: yes, Text: '是' }] },
        ],
      }),
    )
    expect((await at.move(id, 'publish', 1)).Msg).toBe('有题目不完整，请检查后再发布')
    await at.save(id, at.form({ Targets: [] }), 1)
    expect((await at.move(id, 'publish', 2)).Msg).toBe('请先选择填写对象')
    const other = await app.signedIn('teacher2')
    expect((await at.save(id, at.form(), 2, other)).Code).toBe(-404)
    const open = await at.published()
    await at.fill(open, answered('内科'))
    const changed = [{ ...items[0], Title: '换了一个问题' }, ...items.slice(1)]
    expect((await at.save(open, at.form({ Items: changed }), 2)).Msg).toBe(
      '已有人填写，题目不能再修改；可以复制为新问卷',
    )
    expect((await at.save(open, at.form({ Anonymous: true }), 2)).Msg).toBe(
      '实名问卷已有人填写，不能改为匿名',
    )
    expect((await at.move(open, 'delete', 2)).Msg).toBe('已有人填写，不能删除')
  })

  test('reminds those alone who did not answer', async () => {
    const id = await at.published()
    await at.fill(id, answered('内科'))
    expect((await at.teacher.calls(remindQuestionnaire, { Id: id })).Data).toEqual({ Reminded: 1 })
  })

  test('sees every answer under its name, and two choices against each other', async () => {
    const id = await at.published()
    await at.fill(id, answered('内科', 5))
    await at.fill(
      id,
      [
        { ItemId: rotated, Options: [no] },
        { ItemId: level, Number: 2 },
      ],
      at.other,
    )
    const { Data } = await at.teacher.calls(exportQuestionnaire, { Id: id })
    const audited = await (
      await app.signedIn('admin1')
    ).calls(searchAudit, {
      Area: 'questionnaires',
    })
    expect(audited.Data.List).toHaveLength(1)
    expect(
      Data.Responses.every(
        ({ Name, At }: { Name: string; At: string }) => Name !== '' && At !== '',
      ),
    ).toBe(true)
    const crossed = await at.teacher.calls(crossQuestionnaire, {
      Id: id,
      RowId: rotated,
      ColumnId: level,
    })
    expect(crossed.Data.Cells).toEqual([
      [0, 0, 0, 0, 1],
      [0, 1, 0, 0, 0],
    ])
    expect(
      (await at.teacher.calls(crossQuestionnaire, { Id: id, RowId: rotated, ColumnId: where }))
        .Code,
    ).toBe(-10008)
  })
})
