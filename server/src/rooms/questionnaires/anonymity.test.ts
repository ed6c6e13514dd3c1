import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportQuestionnaire,
  getQuestionnaireResults,
  remindQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { testApp, type TestApp } from '#testing'
import { keepQuestionnaires } from './keep-questionnaires.ts'
import { answered, questionnairesAt } from './questionnaire-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof questionnairesAt>>
beforeAll(async () => {
  app = await testApp()
  at = await questionnairesAt(app)
})
afterAll(() => app.close())

describe('an anonymous one', () => {
  const mixed = () =>
    keepQuestionnaires(async () => undefined, app.database, app.fixture.schools.a, new Date())

  test('cannot become a named one, and reminds nobody', async () => {
    const id = await at.published({ Anonymous: true })
    expect((await at.save(id, at.form({ Anonymous: false }), 2)).Msg).toBe(
      '匿名问卷发布后不能改为实名',
    )
    expect((await at.teacher.calls(remindQuestionnaire, { Id: id })).Msg).toBe(
      '匿名问卷不能单独提醒未填写的人',
    )
  })

  test('shows nothing while it runs, nor of four answers, and is not opened again', async () => {
    const id = await at.published({ Anonymous: true })
    await at.fill(id, answered('内科'))
    const results = async () => (await at.teacher.calls(getQuestionnaireResults, { Id: id })).Data
    expect(await results()).toMatchObject({ Responses: 1, Withheld: 'running', Items: [] })
    expect((await at.teacher.calls(exportQuestionnaire, { Id: id })).Code).toBe(-1)
    await at.move(id, 'close', 2)
    expect(await results()).toMatchObject({ Withheld: 'few', Items: [] })
    expect((await at.teacher.calls(exportQuestionnaire, { Id: id })).Code).toBe(-1)
    expect((await at.move(id, 'reopen', 3)).Msg).toBe('匿名问卷的结果已可查看，不能再次开放')
  })

  test('leaves nothing in the database that joins who answered with what', async () => {
    const id = await at.published({ Anonymous: true, WholeSchool: true, Targets: [] })
    const students = [at.one, at.other]
    for (const [no, who] of students.entries()) {
      await at.fill(id, answered(`第${no}份`), who)
      // A second time, from another window: one answer.
      expect((await at.fill(id, answered('再来'), who)).Code).toBe(0)
    }
    await mixed()
    const responses = await at.rows(
      sql`select *, xmin::text as x from questionnaire_response where questionnaire_id = ${id} order by ctid`,
    )
    const people = await at.rows(
      sql`select *, xmin::text as x from questionnaire_participation where questionnaire_id = ${id} order by ctid`,
    )
    expect(responses).toHaveLength(students.length)
    expect(people).toHaveLength(students.length)
    // Neither name nor time; ids that are drawn; one transaction and one order for all of them.
    for (const row of responses) {
      expect(row).toMatchObject({ person_id: null, submitted_at: null })
      expect(String(row['id'])[14]).toBe('4')
    }
    expect(new Set([...responses, ...people].map((row) => row['x'])).size).toBe(1)
    const ids = responses.map((row) => String(row['id']))
    expect(ids).toEqual(ids.toSorted())
    const names = people.map((row) => String(row['person_id']))
    expect(names).toEqual(names.toSorted())
    expect(Object.keys(people[0] ?? {}).toSorted()).toEqual([
      'person_id',
      'questionnaire_id',
      'school_id',
      'x',
    ])
    // No key keeps the request, no audit says who answered.
    const kept = await at.rows(
      sql`select answer::text from idempotency where answer::text like '%第0份%'`,
    )
    expect(kept).toEqual([])
    expect(
      await at.rows(
        sql`select 1 from audit where text like '%见习情况%' and person_id = ${at.person('student1')}`,
      ),
    ).toEqual([])
  })
})
