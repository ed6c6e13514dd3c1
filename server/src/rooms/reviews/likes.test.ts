import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { role } from '@xinglin/contract/identity'
import {
  addCourseComment,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  handleCommentGreat,
} from '@xinglin/contract/reviews'
import { makePerson } from '#identity'
import { newId } from '#platform/ids'
import { proceed, testApp, type Answered, type TestApp, type Visitor } from '#testing'

const crowd = 40
let app: TestApp
let CourseId: string
let people: Visitor[]
let Id: string
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  const { password } = app.fixture
  const logins = Array.from({ length: crowd }, (_, i) => `crowd${i}`)
  await app.database.within(app.fixture.schools.a, async (db) => {
    for (const login of logins)
      await makePerson(db, app.fixture.schools.a, {
        login,
        password,
        number: `N-${login}`,
        realName: login,
        gender: 1,
        roleType: role.student,
      })
  })
  people = []
  for (const login of logins) people.push(await app.signedIn(login))
  const author = await app.signedIn('student1')
  await proceed(app, author, 'a.open')
  const written = { Id: newId(), CourseId, Comment: '讲解清楚，病例贴近临床', Rate: 5 }
  Id = (await author.calls(addCourseComment, written)).Data.Id
}, 120_000)
afterAll(() => app.close())

const likes = async () =>
  (await app.visitor().calls(getWebCourseCommentList, { CourseId })).Data.List[0].GreatNum

const busy = -10503

/** Asks as a person does who is told that too many ask at once: again, after a moment. */
const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
  const answered = await ask()
  if (answered.Code !== busy) return answered
  await setTimeout(100)
  return insist(ask)
}

const codesOf = (answers: readonly Answered[]) => [...new Set(answers.map(({ Code }) => Code))]

const everybody = (times: number, input: (turn: number) => object) =>
  Promise.all(
    people.flatMap((person) =>
      Array.from({ length: times }, (_, turn) =>
        insist(() => person.calls(handleCommentGreat, { Id, ...input(turn) })),
      ),
    ),
  )

test('four hundred likes at once count each person once', async () => {
  const answers = await everybody(10, () => ({ Great: 1 }))
  expect(codesOf(answers)).toEqual([0])
  expect(await likes()).toBe(crowd)
})

test('taken back as often, none are left', async () => {
  const answers = await everybody(10, () => ({ Great: 0 }))
  expect(codesOf(answers)).toEqual([0])
  expect(await likes()).toBe(0)
})

test('a toggle answers the state it left', async () => {
  const [person] = people
  const toggled = async () => (await person?.calls(handleCommentGreat, { Id }))?.Data
  expect(await toggled()).toEqual({ IsGreat: 1, GreatNum: 1 })
  expect(await toggled()).toEqual({ IsGreat: 0, GreatNum: 0 })
})

test('what is not there cannot be liked', async () => {
  expect(await people[0]?.calls(handleCommentGreat, { Id: newId() })).toMatchObject({ Code: -404 })
})

test('forty reviews at once are all counted, each round once', async () => {
  await Promise.all(people.map((person) => proceed(app, person, 'a.open')))
  const answers = await Promise.all(
    people.flatMap((person, i) =>
      [0, 1, 2].map(() =>
        insist(() =>
          person.calls(addCourseComment, {
            Id: newId(),
            CourseId,
            Comment: '病例很真实，反馈及时',
            Rate: (i % 5) + 1,
          }),
        ),
      ),
    ),
  )
  expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(crowd)
  const { Data } = await app.visitor().calls(getCourseCommentSummarize, { CourseId })
  expect(Data).toMatchObject({ R1: 8, R2: 8, R3: 8, R4: 8, R5: 9, Total: 41, Rate: 3 })
}, 60_000)
