import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnRuns } from '@xinglin/contract/competitions'
import { ask, createSession, finish, getView } from '@xinglin/contract/simulations/consultation'
import { newId } from '#platform/ids'
import { actionId, testApp, type TestApp } from '#testing'
import { virtualIn } from './virtual-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof virtualIn>>
beforeAll(async () => {
  app = await testApp()
  at = await virtualIn(app, '{1}')
})
afterAll(() => app.close())

test('people of a school without courses play at the stations of a contest, and nothing else', async () => {
  const { SkillContestId, control } = await at.started(['consultation'])
  const [run] = (await at.partner.calls(getOwnRuns, { SkillContestId })).Data
  const [{ Step }] = run.Slots
  if (Step > 1) await control('next')
  const { SessionId } = await at.enterAt(at.partner, SkillContestId, Step)
  const asking = { SessionId, Seq: 0, ClientActionId: actionId(), Text: '您哪里不舒服？' }
  expect(await at.partner.calls(ask, asking)).toMatchObject({ Code: 0 })
  expect((await at.partner.calls(getView, { SessionId })).Data.Seq).toBe(1)
  expect((await at.partner.calls(finish, { SessionId })).Code).toBe(0)
  const course = { CourseId: newId() }
  expect(await at.partner.calls(createSession, course)).toMatchObject({ http: 403, Code: -403 })
})

test('a session of a course goes by the menu of courses', async () => {
  const { SkillContestId, control } = await at.started(['consultation'])
  const [run] = (await at.partner.calls(getOwnRuns, { SkillContestId })).Data
  const [{ Step }] = run.Slots
  if (Step > 1) await control('next')
  const { SessionId } = await at.enterAt(at.partner, SkillContestId, Step)
  await at.rowsOf(
    `update consultation_session set course_id = '${newId()}' where id = '${SessionId}'`,
  )
  expect(await at.partner.calls(getView, { SessionId })).toMatchObject({ http: 403, Code: -403 })
})
