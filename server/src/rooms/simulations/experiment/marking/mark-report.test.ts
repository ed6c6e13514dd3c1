import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginExperiment,
  decideReport,
  getLabReport,
  getMarking,
  labCourses,
  labReports,
  markTogether,
  myLabReports,
  releaseReports,
  resubmitLabReport,
  saveLabReport,
  saveMark,
  defaultRubric,
} from '@xinglin/contract/simulations/experiment'
import { getPlayer } from '@xinglin/contract/learning'
import { experiment, testApp, type Experimenting, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let stage: Experimenting
let courseId: string
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  stage = await experiment(app, 'student1')
  courseId = stage.where.CourseId
  await stage.goTheGoldenWay()
  await stage.submit()
}, 60_000)
afterAll(() => app.close())

const full = Object.fromEntries(defaultRubric.map(({ Id, Max }) => [Id, Max]))
const empty = { Points: {}, Adjusted: [], Annotations: [], Comment: '' }
const opened = async (SessionId = stage.SessionId, who = teacher, Version = 0) =>
  who.calls(getMarking, { SessionId, Version })
const list = async (more: object = {}) => teacher.calls(labReports, { CourseId: courseId, ...more })

test('a report that was handed in waits, and the course says so', async () => {
  const courses = (await teacher.calls(labCourses, {})).Data
  const own = courses.find((one: { CourseId: string }) => one.CourseId === courseId)
  expect(own).toMatchObject({ Waiting: 1, Items: [{ Title: '虚拟实验' }] })
  const { Data } = await list()
  expect(Data.Queue).toEqual([stage.SessionId])
  expect(Data.List.find(({ State }: { State: string }) => State === 'waiting')).toMatchObject({
    Name: 'a的student1',
    Machine: 96.25,
    Final: null,
    Version: 1,
  })
})

test('who has not begun or not handed in stands in the list too', async () => {
  const other = await experiment(app, 'student3')
  expect(other.entered.Code).toBe(0)
  const { Data } = await list({ Sort: 'name' })
  const of = (name: string) => Data.List.find((one: { Name: string }) => one.Name === name)
  expect(of('a的student3')).toMatchObject({ State: 'open', HandedAt: null })
  expect(Data.States).toMatchObject({ open: 1, waiting: 1 })
  expect((await list({ State: 'open' })).Data).toMatchObject({ Count: 1, Queue: [] })
  expect((await list({ Key: 'student1' })).Data.Count).toBe(1)
  expect(await list({ Key: '赌博' })).toMatchObject({ Code: -10010 })
})

test('the machine’s part of the reasoning stays within its share, and figures are held against the recording', async () => {
  const { Data } = await opened()
  expect(Data).toMatchObject({ MayMark: true, Mine: false, State: 'waiting', Version: 1 })
  const reasoning = Data.Machine.dimensions[6]
  expect(reasoning.score).toBeLessThanOrEqual(70)
  expect(Data.Steps.length).toBeGreaterThan(3)
  // The author’s own report tells figures; each that is told with a unit is looked at.
  for (const check of Data.Checks)
    expect(Data.Sections[check.Section].slice(check.From, check.To)).toContain(String(check.Value))
})

test('marking refuses what cannot be', async () => {
  const { Data } = await opened()
  const on = { SessionId: stage.SessionId, Version: 1, Revision: Data.Revision }
  const save = (Mark: object, more: object = {}) =>
    teacher.calls(saveMark, { ...on, Mark: { ...empty, ...Mark }, ...more })
  expect(await save({ Points: { mechanism: 41 } })).toMatchObject({ Code: -10008 })
  expect(await save({ Points: { nothing: 1 } })).toMatchObject({ Code: -10008 })
  expect(await save({ Points: { mechanism: 1.25 } })).toMatchObject({ Code: -10008 })
  const teacherOwn = { Dimension: 7, Item: 'teacher', Got: 1 }
  expect(await save({ Adjusted: [teacherOwn] })).toMatchObject({ Code: -10008 })
  const remark = { Id: 'a1', Section: 'results', From: 0, To: 2, Quote: '不是这里', Text: '？' }
  expect(await save({ Annotations: [remark] })).toMatchObject({ Code: -10008, Msg: /位置/ })
  expect(await save({ Comment: '赌博' })).toMatchObject({ Code: -10010 })
  expect(await save({}, { Revision: 7 })).toMatchObject({ Code: -10009 })
  const decide = (Outcome: string, Mark: object) =>
    teacher.calls(decideReport, { ...on, Outcome, Release: false, Mark: { ...empty, ...Mark } })
  expect(await decide('marked', {})).toMatchObject({ Code: -10008, Msg: '请为每个评分项给分' })
  expect(await decide('returned', {})).toMatchObject({ Code: -10008 })
  expect((await opened()).Data.Revision).toBe(0)
})

test('returned with a remark, written anew, marked, released: the student sees each in its time', async () => {
  const student = stage.visitor
  const { Data } = await opened()
  const text: string = Data.Sections.discussion
  const remark = {
    Id: 'r1',
    Section: 'discussion',
    From: 0,
    To: 4,
    Quote: text.slice(0, 4),
    Text: '请说明传入神经。',
  }
  const on = { SessionId: stage.SessionId, Version: 1 }
  const mark = {
    ...empty,
    Points: { mechanism: 10 },
    Annotations: [remark],
    Comment: '请补充',
  }
  expect((await opened(stage.SessionId, student)).Data.Told).toBe(null)
  const kept = await teacher.calls(saveMark, { ...on, Revision: 0, Mark: mark })
  expect(kept.Data).toEqual({ Revision: 1 })
  // What is kept and not decided is told to nobody else.
  expect((await opened(stage.SessionId, student)).Data.Told).toBe(null)
  const back = await teacher.calls(decideReport, {
    ...on,
    Revision: 1,
    Mark: mark,
    Outcome: 'returned',
    Release: false,
  })
  expect(back.Data).toMatchObject({ State: 'returned', Final: null })

  expect((await student.calls(myLabReports, {})).Data).toMatchObject({
    Unread: 1,
    List: [{ State: 'returned', Unread: true, Final: null }],
  })
  const marking = (await opened(stage.SessionId, student)).Data
  expect(marking).toMatchObject({ Mine: true, MayMark: false, Checks: [], Similar: [] })
  // Of what was returned the words are told, and no points.
  expect(marking.Told).toMatchObject({
    Outcome: 'returned',
    Mark: { ...mark, Points: {} },
    By: 'a的teacher1',
  })
  expect((await student.calls(myLabReports, {})).Data.Unread).toBe(0)

  const { SessionId } = stage
  expect(await student.calls(resubmitLabReport, { SessionId })).toMatchObject({ Code: -10008 })
  const { Version } = marking.Draft
  const more = { discussion: `${text}传入冲动经窦神经减少。` }
  expect(
    (await student.calls(saveLabReport, { SessionId, Version, Sections: more })).Data.Version,
  ).toBe(Version + 1)
  expect(await student.calls(resubmitLabReport, { SessionId })).toMatchObject({
    Code: 0,
    Data: { State: 'waiting', Version: 2 },
  })
  expect(await student.calls(resubmitLabReport, { SessionId })).toMatchObject({ Code: -10011 })
  expect(
    await student.calls(saveLabReport, { SessionId, Version: Version + 1, Sections: more }),
  ).toMatchObject({ Code: -10011 })
  // Both versions are read; the first keeps its remarks.
  expect((await opened(SessionId, student, 1)).Data).toMatchObject({
    Version: 1,
    Sections: { discussion: text },
    Told: { Outcome: 'returned' },
  })
  expect((await opened()).Data).toMatchObject({
    Version: 2,
    Sections: more,
    Before: { discussion: text },
    Told: { Outcome: null },
  })

  const chain = (await opened()).Data.Machine.dimensions[6].items[0]
  const final = {
    ...empty,
    Points: full,
    Adjusted: [{ Dimension: 7, Item: chain.id, Got: chain.max }],
    Comment: '很好',
  }
  const second = { SessionId, Version: 2, Revision: 0, Mark: final }
  const done = await teacher.calls(decideReport, { ...second, Outcome: 'marked', Release: false })
  expect(done.Data).toMatchObject({ State: 'marked', Final: 100 })
  // Marked is not told: the score that the course knows is the machine’s still.
  expect((await student.calls(myLabReports, {})).Data.List[0]).toMatchObject({
    State: 'waiting',
    Final: null,
  })
  expect((await opened(SessionId, student)).Data).toMatchObject({ State: 'waiting', Told: null })
  const { ProgressId, ItemId } = stage.where
  const best = async () =>
    (await student.calls(getPlayer, { ProgressId })).Data.Chapters[0].Items.find(
      ({ Id }: { Id: string }) => Id === ItemId,
    )
  const scoreBefore = await best()
  const read = async (who: Visitor) => (await who.calls(getLabReport, { SessionId })).Data
  expect(await read(student)).toMatchObject({ State: 'waiting', Final: null })
  expect(await read(teacher)).toMatchObject({ State: 'marked', Final: null })
  expect(
    (await teacher.calls(releaseReports, { CourseId: courseId, SessionIds: [SessionId] })).Data,
  ).toEqual({ Released: 1 })
  expect(
    (await teacher.calls(releaseReports, { CourseId: courseId, SessionIds: [SessionId] })).Data,
  ).toEqual({ Released: 0 })
  expect((await student.calls(myLabReports, {})).Data).toMatchObject({
    Unread: 1,
    List: [{ State: 'released', Final: 100, Machine: 96.25 }],
  })
  expect(await read(student)).toMatchObject({ State: 'released', Final: 100 })
  const seen = (await opened(SessionId, student)).Data
  expect(seen).toMatchObject({
    State: 'released',
    Machine: { composite: 96.25 },
    Told: { Outcome: 'marked', Final: { composite: 100, level: 'S' }, Mark: { Comment: '很好' } },
  })
  expect(await best()).not.toEqual(scoreBefore)
})

test('a copy is pointed out to the teacher, with what stands in both', async () => {
  const other = await experiment(app, 'student2')
  await other.goTheGoldenWay()
  await other.submit()
  // Who begins anew has not taken back what was handed in: it still waits, beside what is being done.
  const anew = await other.visitor.calls(beginExperiment, { ...other.where, Proceed: 3 })
  expect(anew.Code).toBe(0)
  const both = (await list({ Key: 'student2' })).Data
  expect(both.States).toMatchObject({ open: 1, waiting: 1 })
  const [own] = (await teacher.calls(labCourses, {})).Data.filter(
    (one: { CourseId: string }) => one.CourseId === courseId,
  )
  const { Data } = await list({ State: 'waiting' })
  expect(Data).toMatchObject({ Count: own.Waiting, List: [{ Name: 'a的student2' }] })
  expect(Data.List[0].Similar).toBeGreaterThan(0.5)
  const similar = (await opened(other.SessionId)).Data.Similar
  expect(similar[0]).toMatchObject({ SessionId: stage.SessionId, Name: 'a的student1' })
  expect(similar[0].Passages[0].length).toBeGreaterThan(15)
  expect((await opened(other.SessionId, other.visitor)).Data.Similar).toEqual([])

  // Several are marked together; those that do not wait are left.
  const together = await teacher.calls(markTogether, {
    CourseId: courseId,
    SessionIds: [other.SessionId, stage.SessionId],
    Share: 80,
    Comment: '按时提交',
    Release: true,
  })
  expect(together.Data).toEqual({ Marked: 1, Left: 1 })
  const marked = (await opened(other.SessionId)).Data
  expect(marked.State).toBe('released')
  expect(marked.Told.Final.dimensions[6].score).toBeCloseTo(94, 1)
}, 60_000)
