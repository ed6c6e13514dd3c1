import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { getSafeBrowser, pulse, watchExam, type Sitting } from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp } from '#testing'
import { configKeyHash } from '../safe-browser/settings.ts'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const beat = ({ AttemptId, Epoch }: Sitting, header: string, claim: object | null = null) =>
  at.student.calls(
    pulse,
    { AttemptId, Epoch, Unsent: 0, QuestionId: null, SafeBrowser: claim },
    header === '' ? {} : { headers: { 'x-safeexambrowser-configkeyhash': header } },
  )

const seenAs = async (ExamId: string) => {
  const { Data } = await at.teacher.calls(watchExam, { ExamId })
  const { Seats } = Data as OutputOf<typeof watchExam>
  return Seats.find(({ PersonId }) => PersonId === at.people['a.student1'])?.SafeBrowser
}

test('settings are offered where the examination says so, to those who have it and who set it', async () => {
  const without = await at.exam(paper)
  expect(await at.student.calls(getSafeBrowser, { ExamId: without })).toMatchObject({
    Code: -1,
    Msg: '该考试没有提供安全考试浏览器设置',
  })
  const exam = await at.exam(paper, {
    SafeBrowser: true,
    Targets: [{ Kind: 'person', Id: at.people['a.student1'] ?? '', Excluded: false }],
  })
  for (const who of [at.student, at.teacher]) {
    const { Code, Data } = await who.calls(getSafeBrowser, { ExamId: exam })
    expect(Code).toBe(0)
    expect(Data.StartUrl).toMatch(new RegExp(`^https?://[^/]+/KnowledgeExam\\?exam=${exam}$`))
    expect(Data.File).toContain(`<string>${Data.StartUrl}</string>`)
    expect(Data.ConfigKey).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(await at.other.calls(getSafeBrowser, { ExamId: exam })).toMatchObject({ Code: -404 })
})

test('the proctor is told whose settings fit, and nobody is kept from sitting', async () => {
  const exam = await at.exam(paper, { SafeBrowser: true })
  const { Data } = await at.student.calls(getSafeBrowser, { ExamId: exam })
  const { StartUrl, ConfigKey } = Data
  const origin = new URL(StartUrl).origin
  const sitting = await at.start(exam)
  expect((await beat(sitting, '')).Code).toBe(0)
  expect(await seenAs(exam)).toBe('')
  expect((await beat(sitting, 'f'.repeat(64))).Code).toBe(0)
  expect(await seenAs(exam)).toBe('other')
  expect((await beat(sitting, configKeyHash(`${origin}${pulse.path}`, ConfigKey))).Code).toBe(0)
  expect(await seenAs(exam)).toBe('fits')
  const Hash = configKeyHash(StartUrl, ConfigKey)
  await beat(sitting, '', { Urls: [`${origin}/elsewhere`], Hash })
  expect(await seenAs(exam)).toBe('other')
  await beat(sitting, '', { Urls: [`${origin}/`, StartUrl], Hash })
  expect(await seenAs(exam)).toBe('fits')
  const { QuestionId } = at.question(sitting, 'short')
  const item = { QuestionId, Seq: 1, Answer: { Text: '答' } }
  expect((await at.save(sitting, [item])).Code).toBe(0)
})
