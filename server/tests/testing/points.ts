import { changeAdministrativeRoster, saveAdministrative } from '@xinglin/contract/classes'
import { finishAttempt, saveItemProgress, submitQuiz } from '@xinglin/contract/learning'
import { getPointSummary, listPoints, type PointEntry } from '@xinglin/contract/points'
import { addCourseComment } from '@xinglin/contract/reviews'
import { newId } from '#platform/ids'
import type { TestApp } from './app.ts'
import { openCourse } from './learner.ts'
import type { Visitor } from './visitor.ts'

/** Learns the open course to its end with everything right, and says what it thinks of it. */
export const learned = async (app: TestApp, login: string, review = newId()): Promise<Visitor> => {
  const { visitor, ProgressId, text, quiz } = await openCourse(app, login)
  const CourseId = app.fixture.courses['a.open'] ?? ''
  const ItemId = text
  await visitor.calls(saveItemProgress, { ProgressId, ItemId, Seq: 1, Position: { depth: 1 } })
  const Answers = { q1: [0], q2: [0, 1, 2] }
  await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers })
  await visitor.calls(finishAttempt, { ProgressId })
  await visitor.calls(addCourseComment, { Id: review, CourseId, Comment: '讲解清楚明白', Rate: 5 })
  return visitor
}

/** Puts the two students of the fixture into one 行政班. */
export const inOneClass = async (app: TestApp, admin: Visitor): Promise<void> => {
  const Id = newId()
  await admin.calls(saveAdministrative, {
    Id,
    DepartmentId: app.fixture.colleges['a'],
    Grade: 2024,
    Major: '临床医学',
    Name: '2班',
    HeadTeacherId: null,
    Version: 0,
  })
  await admin.calls(changeAdministrativeRoster, {
    ClassId: Id,
    Add: ['a.student1', 'a.student2'].map((name) => app.fixture.people[name] ?? ''),
    Drop: [],
  })
}

export const balanceOf = async (who: Visitor): Promise<number> =>
  (await who.calls(getPointSummary, {})).Data.Balance
export const ledgerOf = async (who: Visitor, more: object = {}): Promise<PointEntry[]> =>
  (await who.calls(listPoints, more)).Data.List

/** What is refused of others: there is nothing. */
export const nothingThere = { Code: -404, Msg: '数据不存在' }
