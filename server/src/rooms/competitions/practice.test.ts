import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol, getPractice, setPractice } from '@xinglin/contract/competitions'
import { getRetCourseBaseClient, getUserOtherCourse } from '@xinglin/contract/courses'
import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import { createSession } from '@xinglin/contract/simulations/consultation'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { publishedContest } from './contest-testing.ts'
import { weakDimensions } from './practice/weak-dimensions.ts'

let app: TestApp
let holder: Visitor
let student: Visitor
let stranger: Visitor
let CourseId: string
beforeAll(async () => {
  app = await testApp()
  holder = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  stranger = await app.signedIn('student2')
  CourseId = app.fixture.courses['a.inner'] ?? ''
})
afterAll(() => app.close())

/** A contest with a course to practise that a student entered. */
const practised = async () => {
  const SkillContestId = await publishedContest(holder, { NeedsReview: false })
  await student.calls(enrol, { Id: newId(), SkillContestId })
  const set = await holder.calls(setPractice, { SkillContestId, CourseIds: [CourseId] })
  expect(set.Data.CourseIds).toEqual([CourseId])
  return SkillContestId
}

const open = (who: Visitor, SkillContestId: string, Course = CourseId) =>
  who.calls(getCourseStudyProgressInfo, { CourseId: Course, SkillContestId, Proceed: 0 })

const base = (who: Visitor, SkillContestId: string) =>
  who.calls(getRetCourseBaseClient, { CourseId, UserId: '', SkillContestId })

test('progress in a contest is its own attempt', async () => {
  const SkillContestId = await practised()
  const own = await open(student, '')
  const inContest = await open(student, SkillContestId)
  expect(inContest.Code).toBe(0)
  expect(inContest.Data.ProgressId).not.toBe(own.Data.ProgressId)
  // Each is gone on with as itself.
  expect((await open(student, SkillContestId)).Data.ProgressId).toBe(inContest.Data.ProgressId)
  expect((await open(student, '')).Data.ProgressId).toBe(own.Data.ProgressId)
  expect((await base(student, SkillContestId)).Data).toMatchObject({
    ProgressId: inContest.Data.ProgressId,
    ContestStudyInfo: { SkillContestId, FinishCount: 0, AvgCompositeScore: null },
  })
  expect((await base(student, '')).Data).toMatchObject({
    ProgressId: own.Data.ProgressId,
    ContestStudyInfo: null,
  })
  // Another contest has an attempt of its own again.
  const other = await open(student, await practised())
  expect(other.Data.ProgressId).not.toBe(inContest.Data.ProgressId)
})

test('a contest that is not the visitor’s, or a course that it does not practise, is not there', async () => {
  const SkillContestId = await practised()
  const missing = { Code: -404 }
  expect(await open(stranger, SkillContestId)).toMatchObject(missing)
  expect(await open(student, SkillContestId, app.fixture.courses['a.open'])).toMatchObject(missing)
  expect(await open(student, newId())).toMatchObject(missing)
  expect(await open(student, '0000-01-01')).toMatchObject(missing)
  expect((await base(student, '0000-01-01')).Data.ContestStudyInfo).toBeNull()
  expect((await base(stranger, SkillContestId)).Data.ContestStudyInfo).toBeNull()
  expect(await stranger.calls(getPractice, { SkillContestId })).toMatchObject({
    Msg: '报名后才能备赛',
  })
})

test('its courses are shown with one’s own figures, and chosen by whoever holds it', async () => {
  const SkillContestId = await practised()
  const { Data } = await student.calls(getPractice, { SkillContestId })
  expect(Data).toMatchObject({ CanEdit: false, Weak: [] })
  expect(Data.Courses).toMatchObject([{ CourseId, Own: null, Mean: null, Rounds: 0, People: 0 }])
  expect((await holder.calls(getPractice, { SkillContestId })).Data.CanEdit).toBe(true)
  const set = { SkillContestId, CourseIds: [newId()] }
  expect(await holder.calls(setPractice, set)).toMatchObject({ Msg: '请选择本校已上架的课程' })
  expect(await student.calls(setPractice, set)).toMatchObject({ Code: -403 })
  const other = await app.signedIn('teacher2')
  expect(await other.calls(setPractice, set)).toMatchObject({ Code: -404 })
})

test('other courses of a teacher can be those of contests alone', async () => {
  const author = (await base(student, '')).Data.CreateUserId
  await practised()
  const others = async (IsSkillContest: boolean) =>
    (
      await student.calls(getUserOtherCourse, {
        UserId: author,
        ThisCourseId: newId(),
        IsSkillContest,
      })
    ).Data.List.map(({ Id }: { Id: string }) => Id)
  expect(await others(true)).toEqual([CourseId])
  expect((await others(false)).length).toBeGreaterThan(1)
})

test('somebody lies behind where at least five were scored', () => {
  const round = (personId: string, score: number) => ({
    id: personId,
    personId,
    courseId: 'c',
    composite: score,
    dimensions: [
      { name: '病史采集', score },
      { name: '人文关怀', score: null },
    ],
  })
  const five = [40, 60, 70, 80, 100].map((score, at) => round(`p${at}`, score))
  expect(weakDimensions(five, 'p0', 5)).toEqual([
    { name: '病史采集', courseId: 'c', own: 40, mean: 70 },
  ])
  expect(weakDimensions(five, 'p4', 5)).toEqual([])
  expect(weakDimensions(five.slice(1), 'p1', 5)).toEqual([])
  // The best round counts.
  expect(weakDimensions([...five, round('p0', 90)], 'p0', 5)).toEqual([])
})

test('a simulation is begun in the contest in which its round is, and by the id of no other', async () => {
  const SkillContestId = await publishedContest(holder, { NeedsReview: false })
  await student.calls(enrol, { Id: newId(), SkillContestId })
  const course = app.fixture.courses['a.consultation'] ?? ''
  await holder.calls(setPractice, { SkillContestId, CourseIds: [course] })
  const round = (await open(student, SkillContestId, course)).Data
  const { Chapters } = (await student.calls(getPlayer, { ProgressId: round.ProgressId })).Data
  const where = { CourseId: course, ProgressId: round.ProgressId, ItemId: Chapters[0].Items[0].Id }
  expect(
    await student.calls(createSession, { ...where, SkillContestId: await practised() }),
  ).toMatchObject({ Code: -404 })
  const begun = await student.calls(createSession, { ...where, SkillContestId })
  expect(begun.Code).toBe(0)
  // A round of ordinary study is in no contest.
  const ordinary = (await open(student, '', course)).Data
  expect(
    await student.calls(createSession, {
      ...where,
      ProgressId: ordinary.ProgressId,
      SkillContestId,
    }),
  ).toMatchObject({ Code: -404 })
})
