import { afterAll, beforeAll, expect, test } from 'vitest'
import { movePaper, searchKnowledgeQuizTemplate } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let at: Examining
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
})
afterAll(() => app.close())

test('quizzes are templates: one’s own whole, a colleague’s by name, none of what one may not open', async () => {
  type Row = { Name: string; Rule: string | null; Total: number | null; Minutes: number | null }
  const list = async (visitor: Visitor) =>
    (await visitor.calls(searchKnowledgeQuizTemplate, {})).Data as Row[]
  const admin = await app.signedIn('admin1')
  const author = await list(await app.signedIn('teacher1'))
  expect(author).toContainEqual(
    expect.objectContaining({
      Name: 'a的offShelf · 测一测',
      Rule: '单选题1道，多选题1道；60分及格',
      Total: 100,
      Minutes: 1,
    }),
  )
  const colleague = await list(await app.signedIn('teacher2'))
  expect(colleague.length).toBeGreaterThan(0)
  expect(
    colleague.filter(
      ({ Name, Rule, Total, Minutes }) =>
        !Name.startsWith('试卷') && (Rule ?? Total ?? Minutes) !== null,
    ),
  ).toEqual([])
  const names = colleague.map(({ Name }) => Name)
  expect(names).toContain('a的open · 测一测')
  expect(names).not.toContain('a的offShelf · 测一测')
  expect(names).not.toContain('a的smallClass · 测一测')
  expect((await list(admin)).length).toBe(author.length)
  expect(JSON.stringify(author)).not.toContain('PR')
})

test('papers are templates once they are frozen, as they were frozen, until they are retired', async () => {
  const list = async () =>
    (await at.teacher.calls(searchKnowledgeQuizTemplate, {})).Data as { Id: string; Rule: string }[]
  const form = at.form()
  const paper = await at.frozen({ ...form, Name: '结业考试' })
  const one = (await list()).find(({ Id }) => Id === paper.Id)
  expect(one).toEqual({
    Id: paper.Id,
    Name: '试卷 · 结业考试 第1版',
    Rule: expect.any(String),
    Total: 40,
    Minutes: null,
  })
  expect(one?.Rule).toBe(
    '单选题：A1 1道，A2 1道，A3 1道，A4 1道，B1 1道，判断题 1道；多选与案例：X 1道，案例分析题 1道，填空题 1道；问答题：简答题 1道，病例分析题 1道',
  )
  const { Data } = await at.teacher.calls(movePaper, {
    Id: paper.Id,
    Action: 'retire',
    NewId: newId(),
    Version: 2,
  })
  expect(Data.Detail?.Line.State).toBe('retired')
  expect((await list()).map(({ Id }) => Id)).not.toContain(paper.Id)
})
