import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import {
  answerFileAbout,
  getReceipt,
  listLateAnswers,
  takeAnswerFile,
  watchExam,
  writeAnswerFile,
  type Sitting,
} from '@xinglin/contract/exams'
import { sealText } from '@xinglin/wire'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const item = (QuestionId: string, Seq: number, Text: string) => ({
  QuestionId,
  Seq,
  Answer: { Text },
})

/** A file as a browser writes it. */
const fileOf = (
  { ExamId, AttemptId, FileKey }: Pick<Sitting, 'ExamId' | 'AttemptId' | 'FileKey'>,
  Items: readonly object[],
): string => {
  const place = { ExamId, AttemptId }
  const content = JSON.stringify({ SavedAt: '2026-11-30T02:00:00.000Z', Items })
  return writeAnswerFile({ ...place, Sealed: sealText(FileKey, content, answerFileAbout(place)) })
}

const take = (ExamId: string, File: string, over: object = {}, who = at.teacher) =>
  who.calls(takeAnswerFile, { ExamId, File, ...over })

const storedIn = async (sitting: Sitting): Promise<unknown> => {
  const { Data } = await at.student.calls(getReceipt, { AttemptId: sitting.AttemptId })
  return JSON.parse(Data.Canonical).Answers
}

test('what is no file of ours, of another examination, of another sitting, or was changed is refused, and nothing is taken', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const { QuestionId } = at.question(sitting, 'short')
  const good = fileOf(sitting, [item(QuestionId, 1, '本机')])
  for (const File of ['', '{}', 'GIF89a', '[]', good.replace('xinglin-answers/1', 'answers')])
    expect(await take(exam, File)).toMatchObject({
      Code: -10008,
      Msg: '这不是本系统保存的作答文件',
    })
  const otherExam = await at.exam(paper)
  expect(await take(otherExam, good)).toMatchObject({
    Code: -10008,
    Msg: '这是另一场考试的作答文件',
  })
  // Under the name of another sitting of the same examination.
  const other = await at.start(exam, at.other)
  const renamed = good.replace(sitting.AttemptId, other.AttemptId)
  // One character of what is sealed.
  const [, sealed = ''] = /"Sealed": "([^"]+)"/.exec(good) ?? []
  const changed = good.replace(
    sealed,
    `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`,
  )
  const odd = fileOf(sitting, [{ QuestionId, Seq: 'x' }])
  for (const File of [renamed, changed, odd])
    expect(await take(exam, File)).toMatchObject({
      Code: -10008,
      Msg: '文件已损坏或被改动，不能收取',
    })
  expect((await take(exam, good, {}, at.student)).Code).toBeLessThan(0)
  expect((await at.submit(sitting)).Code).toBe(0)
  expect(await storedIn(sitting)).toEqual([])
})

test('a file is taken once, and not where the server has as much; the examinee goes on', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const { QuestionId } = at.question(sitting, 'short')
  const { QuestionId: blank } = at.question(sitting, 'case')
  await at.save(sitting, [item(QuestionId, 3, '服务器')])
  const older = fileOf(sitting, [item(QuestionId, 2, '旧'), item(QuestionId, 3, '同')])
  expect(await take(exam, older)).toMatchObject({
    Code: -1,
    Msg: '服务器上的作答不比文件旧，不需要收取',
  })
  const file = fileOf(sitting, [
    item(QuestionId, 2, '旧'),
    item(blank, 4, '断网时写的'),
    item(sitting.AttemptId, 5, '不在试卷中'),
  ])
  expect((await take(exam, file)).Data).toMatchObject({
    Taken: 1,
    Known: 1,
    Unfit: 1,
    State: 'running',
    SavedAt: '2026-11-30T02:00:00.000Z',
  })
  expect(await take(exam, ` ${file}\n`)).toMatchObject({ Code: -1, Msg: '这个文件已经收取过' })
  expect((await at.save(sitting, [item(QuestionId, 6, '恢复之后')])).Code).toBe(0)
  await at.submit(sitting)
  expect(await storedIn(sitting)).toEqual(
    [item(QuestionId, 6, '恢复之后'), item(blank, 4, '断网时写的')].toSorted((a, b) =>
      a.QuestionId < b.QuestionId ? -1 : 1,
    ),
  )
  const { Data } = await at.teacher.calls(watchExam, { ExamId: exam })
  const { Events } = Data as OutputOf<typeof watchExam>
  expect(Events.map(({ Text }) => Text)).toContainEqual(
    expect.stringMatching(/^收取作答文件：1 个答案，文件编号 [0-9a-f]{12}$/),
  )
})

test('handed in with the file, or late after the end: then somebody decides', async () => {
  const exam = await at.exam(paper)
  const sitting = await at.start(exam)
  const { QuestionId } = at.question(sitting, 'short')
  const taken = await take(exam, fileOf(sitting, [item(QuestionId, 1, '文件')]), { HandIn: true })
  expect(taken.Data).toMatchObject({ Taken: 1, State: 'submitted' })
  expect(await storedIn(sitting)).toEqual([item(QuestionId, 1, '文件')])
  const late = await take(exam, fileOf(sitting, [item(QuestionId, 2, '更新')]))
  expect(late.Data).toMatchObject({ Taken: 1, State: 'late' })
  expect(await storedIn(sitting)).toEqual([item(QuestionId, 1, '文件')])
  const { Data } = await at.teacher.calls(listLateAnswers, { ExamId: exam })
  expect((Data as OutputOf<typeof listLateAnswers>).List).toMatchObject([
    { State: 'waiting', Words: '更新', StoredWords: '文件' },
  ])
})
