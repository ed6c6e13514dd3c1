import type { OutputOf } from '@xinglin/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fillBlueprint,
  findPaperQuestions,
  getPaper,
  listPapers,
  movePaper,
  previewPaper,
  savePaper,
} from '@xinglin/contract/exams'
import { getQuestion, moveQuestion, saveQuestion } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { Examining, secrets, testApp, type TestApp } from '#testing'

type Preview = OutputOf<typeof previewPaper>
type Papers = OutputOf<typeof listPapers>

let app: TestApp
let at: Examining
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
})
afterAll(() => app.close())

test('a paper is written, frozen, and both totals agree', async () => {
  const form = at.form()
  const saved = await at.teacher.calls(savePaper, { Id: newId(), Form: form, Version: 0 })
  expect(saved.Code).toBe(0)
  const { Line, Problems, Shortages, Actions } = saved.Data
  expect({ Problems, Shortages }).toEqual({ Problems: [], Shortages: [] })
  expect(Line).toMatchObject({ State: 'draft', Questions: 11, Tenths: 400, IsMine: true })
  expect(Actions).toEqual(['edit', 'freeze', 'copy', 'delete'])
  const frozen = await at.move(Line.Id, 'freeze', saved.Data.Version)
  expect(frozen.Data.Detail?.Line).toMatchObject({ State: 'ready', VersionNo: 1, IsChanged: false })
  expect(frozen.Data.Detail?.Versions).toMatchObject([{ No: 1, Questions: 11, Tenths: 400 }])
  const seen = await at.teacher.calls(previewPaper, { Id: Line.Id, No: 1, Examinee: '1' })
  const Data: Preview = seen.Data
  expect(Data.Points).toBe(40)
  expect(Data.Sections.map(({ Points }) => Points)).toEqual([18, 12, 10])
  // A group's points are those of its parts.
  for (const { Questions } of Data.Sections)
    for (const { Parts, Points } of Questions)
      if (Parts.length > 0)
        expect(Math.round(Parts.reduce((sum, one) => sum + 10 * one.Points, 0))).toBe(10 * Points)
})

test('a frozen paper keeps the versions that it was frozen with; the bank goes on', async () => {
  const { Id } = await at.frozen()
  const before = await at.teacher.calls(previewPaper, { Id, No: 1, Examinee: '1' })
  const question = await at.admin.calls(getQuestion, { Id: at.idOf('A1') })
  const { Form, Version } = question.Data
  if (Form.Content.Type !== 'A1') throw new Error('another type')
  const changed = { ...Form, Content: { ...Form.Content, Stem: '<p>改过的题干</p>' } }
  const saved = await at.admin.calls(saveQuestion, { Id: at.idOf('A1'), Form: changed, Version })
  const submitted = await at.admin.calls(moveQuestion, {
    Id: at.idOf('A1'),
    Action: 'submit',
    Reason: '',
    Version: saved.Data.Version,
  })
  const approved = await at.admin.calls(moveQuestion, {
    Id: at.idOf('A1'),
    Action: 'approve',
    Reason: '',
    Version: submitted.Data.Detail?.Version ?? 0,
  })
  expect(approved.Data.Detail?.Line.VersionNo).toBe(2)
  expect(approved.Data.Detail?.Uses[0]).toMatchObject({ VersionNo: 1 })
  const after = await at.teacher.calls(previewPaper, { Id, No: 1, Examinee: '1' })
  expect(after.Data).toEqual(before.Data)
  const draft = await at.teacher.calls(previewPaper, { Id, No: 0, Examinee: '1' })
  expect(JSON.stringify(draft.Data)).toContain('改过的题干')
})

test('check 23: one examinee has one paper, another has another, groups stay whole and fixed options stay', async () => {
  const { Id } = await at.frozen()
  const seen = async (Examinee: string): Promise<Preview> =>
    (await at.teacher.calls(previewPaper, { Id, No: 1, Examinee })).Data
  const first = await seen('甲')
  expect(await seen('甲')).toEqual(first)
  const others = await Promise.all(['乙', '丙', '丁', '戊'].map(seen))
  expect(new Set([first, ...others].map((one) => JSON.stringify(one))).size).toBe(5)
  for (const { Sections } of [first, ...others]) {
    const questions = Sections.flatMap(({ Questions }) => Questions)
    const a3 = questions.find(({ Type }) => Type === 'A3')
    expect(a3?.Parts.map(({ QuestionId }) => QuestionId)).toEqual([
      at.partOf('A3', 0),
      at.partOf('A3', 1),
    ])
    const a1 = questions.find(({ QuestionId }) => QuestionId === at.idOf('A1'))
    expect(a1?.Options.at(-1)?.Text).toContain('戊')
  }
})

test('a preview shows no key, no explanation, no source', async () => {
  const { Id } = await at.frozen()
  const { Data } = await at.teacher.calls(previewPaper, { Id, No: 1, Examinee: '1' })
  const { later: _seen, ...kept } = secrets
  for (const word of Object.values(kept)) expect(JSON.stringify(Data)).not.toContain(word)
  expect(JSON.stringify(Data)).not.toMatch(/"Kind"|"Right"|"Truth"/)
})

describe('a blueprint', () => {
  const cell = (over: object = {}) => ({
    Id: newId(),
    Theme: '',
    Type: 'A1' as const,
    Difficulty: 0,
    Count: 1,
    Tenths: 10,
    ...over,
  })
  test('is filled from the bank, and says which cell is short by how many', async () => {
    const [one, two] = [cell({ Type: 'X' }), cell({ Count: 7 })]
    const { Data } = await at.teacher.calls(fillBlueprint, {
      Cells: [one, two],
      Without: [],
      Seed: '1',
    })
    expect(Data.Cells).toMatchObject([
      { CellId: one.Id, Lacking: 0, Fitting: 1, Questions: [{ Type: 'X', Units: 1 }] },
      { CellId: two.Id, Lacking: 6, Fitting: 1 },
    ])
    const without = await at.teacher.calls(fillBlueprint, {
      Cells: [one],
      Without: [at.idOf('X')],
      Seed: '1',
    })
    expect(without.Data.Cells).toMatchObject([{ Lacking: 1, Questions: [] }])
  })
  test('that the bank cannot fill keeps a paper from being frozen, and the shortage is told', async () => {
    const section = { ...at.section('题量不足', []), Cells: [cell({ Count: 3, Difficulty: 3 })] }
    const { Data } = await at.teacher.calls(savePaper, {
      Id: newId(),
      Form: at.form([section]),
      Version: 0,
    })
    expect(Data.Shortages).toEqual([{ CellId: section.Cells[0]?.Id, Lacking: 2 }])
    expect(Data.Problems).toEqual([{ Section: 1, Text: '“A1 · 中等”缺 2 题' }])
    expect(await at.move(Data.Line.Id, 'freeze', Data.Version)).toMatchObject({
      Code: -1,
      Msg: '试卷尚不完整，不能定稿：“A1 · 中等”缺 2 题',
    })
  })
})

describe('refused is', () => {
  const save = (Form: object, over: object = {}) =>
    at.teacher.calls(savePaper, { Id: newId(), Form, Version: 0, ...over })
  test('a paper without a name, one with a question twice, one with a question of nobody', async () => {
    expect(await save({ ...at.form(), Name: '' })).toMatchObject({
      Code: -10008,
      Msg: '请填写试卷名称',
    })
    const id = at.idOf('A1')
    expect(await save(at.form([at.section('一', [id, id])]))).toMatchObject({
      Code: -10008,
      Msg: '同一道题不能出现两次',
    })
    expect(await save(at.form([at.section('一', [newId()])]))).toMatchObject({
      Code: -10008,
      Msg: '所选题目不存在，或尚未通过审核',
    })
  })
  test('a version that somebody else changed, with what is there now', async () => {
    const Id = newId()
    const { Data } = await save(at.form(), { Id })
    await save({ ...at.form(), Name: '第二稿' }, { Id, Version: Data.Version })
    expect(
      await save({ ...at.form(), Name: '第三稿' }, { Id, Version: Data.Version }),
    ).toMatchObject({ Code: -10011, Data: { Line: { Name: '第二稿' } } })
  })
  test('another teacher’s draft; what is frozen they may see, copy and not change', async () => {
    const draft = await save(at.form())
    const other = await app.signedIn('teacher2')
    const { Id } = draft.Data.Line
    expect(await other.calls(getPaper, { Id })).toMatchObject({ Code: -404 })
    expect(await other.calls(savePaper, { Id, Form: at.form(), Version: 1 })).toMatchObject({
      Code: -404,
    })
    await at.move(Id, 'freeze', draft.Data.Version)
    const seen = await other.calls(getPaper, { Id })
    expect(seen.Data.Actions).toEqual(['copy'])
    expect(
      await other.calls(savePaper, { Id, Form: at.form(), Version: seen.Data.Version }),
    ).toMatchObject({ Code: -10002 })
    const copied = await other.calls(movePaper, {
      Id,
      Action: 'copy',
      NewId: newId(),
      Version: 0,
    })
    expect(copied.Data.Detail?.Line).toMatchObject({ State: 'draft', IsMine: true })
  })
})

test('lists are narrowed by state and owner; questions are found by type and word', async () => {
  const listed = await at.teacher.calls(listPapers, { State: 'ready', Mine: true })
  const Data: Papers = listed.Data
  expect(Data.List.every(({ State, IsMine }) => State === 'ready' && IsMine)).toBe(true)
  expect(Data.Count).toBe(Data.List.length)
  const results = await at.teacher.calls(findPaperQuestions, { Type: 'A4', SearchKey: '病例串' })
  expect(results.Data.List).toMatchObject([{ QuestionId: at.idOf('A4'), Units: 3 }])
})
