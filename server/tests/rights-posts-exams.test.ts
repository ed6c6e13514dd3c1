import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  announceInExam,
  getManagedExam,
  listManagedExams,
  moveExam,
  saveExam,
  watchExam,
} from '@xinglin/contract/exams'
import { decideWork, getWork, listWorks } from '@xinglin/contract/marking'
import { saveDepartment } from '@xinglin/contract/schools'
import { getToday } from '@xinglin/contract/today'
import { newId } from '#platform/ids'
import { Examining, postHolder, testApp, type TestApp, type Visitor } from '#testing'

// Which calls a post opens stands in docs/permissions.md; here: whose examinations a 考官 watches.

let app: TestApp
let elsewhere: string
beforeAll(async () => {
  app = await testApp()
  const admin = await app.signedIn('admin1')
  elsewhere = (await admin.calls(saveDepartment, { Name: '外科学', Motif: 'book' })).Data.Id
})
afterAll(() => app.close())

const ids = (answer: { Data: { List: { Id: string }[] } }) => answer.Data.List.map(({ Id }) => Id)

test('looks on at and proctors the published examinations of teachers of the subject, and changes none', async () => {
  const examining = await Examining.at(app)
  const paper = await examining.frozen()
  const Id = await examining.exam(paper)
  const draft = newId()
  await examining.teacher.calls(saveExam, {
    Id: draft,
    Form: examining.examForm(paper, { Name: '还在准备的考试' }),
    Version: 0,
  })
  const examiner = await postHolder(app, 'examiner')
  const stranger = await postHolder(app, 'examiner', { login: 'examiner-2', placeId: elsewhere })
  expect(ids(await examiner.calls(listManagedExams))).toEqual([Id])
  expect(ids(await stranger.calls(listManagedExams))).toEqual([])
  expect((await examiner.calls(getManagedExam, { Id })).Data.Actions).not.toContain('edit')
  for (const refused of [
    await examiner.calls(getManagedExam, { Id: draft }),
    await stranger.calls(getManagedExam, { Id }),
    await stranger.calls(watchExam, { ExamId: Id }),
  ])
    expect(refused.Code).toBe(-404)
  expect((await examiner.calls(watchExam, { ExamId: Id })).Code).toBe(0)
  const notice = { ExamId: Id, Text: '还有十分钟' }
  expect((await examiner.calls(announceInExam, notice)).Code).toBe(0)
  expect((await stranger.calls(announceInExam, notice)).Code).toBe(-404)
  const { Version } = (await examining.teacher.calls(getManagedExam, { Id })).Data
  const moved = await examiner.calls(moveExam, { Id, Action: 'archive', Version })
  expect(moved.Code).toBe(-10002)
  const Form = examining.examForm(paper, { Name: '改名' })
  expect((await examiner.calls(saveExam, { Id, Form, Version })).Code).toBe(-10002)
}, 60_000)

test('marks the written answers of examinations of the subject, and finds them under Today', async () => {
  const examining = await Examining.at(app)
  const exam = await examining.exam(await examining.frozen(), { Name: '考官批阅的考试' })
  const sitting = await examining.start(exam, examining.student)
  const answer = { QuestionId: examining.idOf('short'), Seq: 1, Answer: { Text: '先补液' } }
  await examining.submit(sitting, [answer], examining.student)
  const examiner = await postHolder(app, 'examiner', { login: 'marking-examiner' })
  const stranger = await postHolder(app, 'examiner', {
    login: 'other-examiner',
    placeId: elsewhere,
  })
  const works = (who: Visitor) => who.calls(listWorks, { Kind: 'exam', GroupId: exam })
  await expect
    .poll(async () => (await works(examiner)).Data.List.length, { timeout: 9_000 })
    .toBe(1)
  expect((await works(stranger)).Code).toBe(-404)
  const waiting = async (who: Visitor): Promise<string[]> =>
    (await who.calls(getToday)).Data.List.map(({ Of }: { Of: string }) => Of)
  expect(await waiting(examiner)).toContain('考官批阅的考试')
  expect(await waiting(stranger)).not.toContain('考官批阅的考试')
  const [{ Id }] = (await works(examiner)).Data.List
  const { Data: work } = await examiner.calls(getWork, { Kind: 'exam', Id })
  expect(work).toMatchObject({ MayMark: true, Policy: { Anonymous: true } })
  const decision = {
    Kind: 'exam',
    Id,
    Version: work.Version,
    Revision: work.Revision,
    Mark: {
      Points: Object.fromEntries(
        work.Rubric.map((one: { Id: string; Max: number }) => [one.Id, one.Max]),
      ),
      Adjusted: [],
      Annotations: [],
      Comment: '',
    },
    Seen: '',
    Outcome: 'marked',
    Release: false,
  }
  expect((await stranger.calls(decideWork, decision)).Code).toBe(-404)
  expect((await examiner.calls(decideWork, decision)).Code).toBe(0)
  expect((await works(examining.teacher)).Data.List).toMatchObject([
    { State: 'released', Score: 100 },
  ])
}, 60_000)
