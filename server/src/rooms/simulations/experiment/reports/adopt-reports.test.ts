import { afterAll, beforeAll, expect, test } from 'vitest'
import { listComments } from '@xinglin/contract/marking'
import {
  getMarking,
  labReports,
  myLabReports,
  defaultRubric,
} from '@xinglin/contract/simulations/experiment'
import { newId } from '#platform/ids'
import { adoptAllReports, adoptReports } from '#simulations/experiment'
import { experiment, testApp, type Experimenting, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let stage: Experimenting
let schoolId: string
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  stage = await experiment(app, 'student1')
  schoolId = app.fixture.schools['a'] ?? ''
  await stage.goTheGoldenWay(3)
  await stage.submit()
}, 60_000)
afterAll(() => app.close())

const adopt = () =>
  app.database.within(schoolId, (db) => adoptAllReports({ db, school: { id: schoolId } }))
const again = () =>
  app.database.within(schoolId, (db) => adoptReports({ db, school: { id: schoolId } }))

test('what the last release marked is there, once, and a later mark of its servers too', async () => {
  const { SessionId, where } = stage
  const sql = (text: string) => app.database.within(schoolId, (db) => db.execute(text))
  const person = app.fixture.people['a.teacher1']
  const mark = JSON.stringify({
    Points: { mechanism: 30.5 },
    Adjusted: [],
    Annotations: [],
    Comment: '旧评语',
  })
  // As a server of the last release left it.
  await sql(`delete from work_mark`)
  await sql(`delete from marked_work`)
  await sql(
    `update lab_report_version set mark = '${mark}', revision = 4 where session_id = '${SessionId}'`,
  )
  await sql(`insert into lab_report (school_id, session_id, course_id, item_id, person_id, state, version, handed_at, machine)
    select school_id, id, course_id, item_id, person_id, 'waiting', 1, ended_at, composite from experiment_session where id = '${SessionId}'`)
  await sql(`insert into lab_rubric (school_id, course_id, item_id, criteria, changed_at)
    values ('${schoolId}', '${where.CourseId}', '${where.ItemId}', '${JSON.stringify(defaultRubric.slice(0, 1))}', now())`)
  await sql(`insert into lab_comment (school_id, id, person_id, text, uses, used_at)
    values ('${schoolId}', '${newId()}', '${person}', '请补充误差分析', 3, now())`)
  await adopt()
  expect(await again()).toBe(false)
  const opened = async () => (await teacher.calls(getMarking, { SessionId })).Data
  expect(await opened()).toMatchObject({
    State: 'waiting',
    Revision: 4,
    Rubric: [{ Id: 'mechanism' }],
    Told: { Mark: { Comment: '旧评语', Points: { mechanism: 30.5 } }, Outcome: null },
  })
  expect((await teacher.calls(listComments, {})).Data).toMatchObject([
    { Text: '请补充误差分析', Uses: 3 },
  ])
  // Another server of the last release decides after that.
  await sql(
    `update lab_report_version set outcome = 'returned', decided_at = now(), marker_id = '${person}' where session_id = '${SessionId}'`,
  )
  await sql(
    `update lab_report set state = 'returned', marker_id = '${person}' where session_id = '${SessionId}'`,
  )
  expect(await again()).toBe(true)
  expect(await again()).toBe(false)
  expect(await opened()).toMatchObject({ State: 'returned', Told: { Outcome: 'returned' } })
  expect((await stage.visitor.calls(myLabReports, {})).Data).toMatchObject({
    Unread: 1,
    List: [{ State: 'returned' }],
  })
  const listed = (await teacher.calls(labReports, { CourseId: where.CourseId })).Data
  expect(listed.States.returned).toBe(1)
})
