import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { getMyScores } from '@xinglin/contract/scores'
import {
  decideOn,
  newTeachingClass,
  newTerm,
  submissionItem,
  testApp,
  waitingWork,
  type TestApp,
} from '#testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a late work keeps its penalty when its student leaves the class', async () => {
  const teacher = await app.signedIn('teacher1')
  const student = await app.signedIn('student1')
  const classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  const PersonId = app.fixture.people['a.student1'] ?? ''
  const roster = (Add: string[], Drop: string[]) =>
    teacher.calls(changeTeachingRoster, { ClassId: classId, Add, AddClasses: [], Drop })
  await roster([PersonId], [])
  const { place, Id } = await waitingWork(teacher, classId, student, {
    Items: [submissionItem({ LateRule: 'penalty', Penalty: 10 })],
    ClosesAt: new Date(Date.now() + 86_400_000 * 9).toISOString(),
  })
  await app.database.within(app.fixture.schools['a'] ?? '', (db) =>
    db.execute(
      `update assignment set due_at = now() - interval '25 hours' where id = '${place.Id}'`,
    ),
  )
  await decideOn(teacher, Id, { Release: true })
  const score = async () =>
    (await student.calls(getMyScores, { Kind: 'work' })).Data.List.map(
      (one: { Score: number }) => one.Score,
    )
  // Two days begun, a tenth of the hundred points each.
  expect(await score()).toEqual([80])
  await roster([], [PersonId])
  expect(await score()).toEqual([80])
})
