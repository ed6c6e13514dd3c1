import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import {
  addLead,
  handleLead,
  listLeads,
  listLicences,
  saveLicences,
} from '@xinglin/contract/licences'
import { getDashboard } from '@xinglin/contract/statistics'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let operator: Visitor
beforeAll(async () => {
  app = await testApp()
  operator = await app.signedIn('operator1')
})
afterAll(() => app.close())

const CourseId = (name: string) => app.fixture.courses[name] ?? ''
const reason = async (name: string) =>
  (
    await (
      await app.signedIn('student1')
    ).calls(getRetCourseBaseClient, { CourseId: CourseId(name) })
  ).Data.Verdict.Reason

test.each([
  [{ TrialStart: '', TrialEnd: '' }],
  [{ TrialStart: '2026-02-02', TrialEnd: '2026-02-01' }],
])('a trial from %j is refused', async (dates) =>
  expect(
    await operator.calls(saveLicences, {
      CourseIds: [CourseId('a.open')],
      State: 'trial',
      ...dates,
    }),
  ).toMatchObject({ Code: -10008, Msg: '请填写试用起止日期，且开始日期不晚于结束日期' }),
)

test('what is said of courses decides at once', async () => {
  const CourseIds = [CourseId('a.open'), CourseId('a.unlicensed')]
  const save = async (State: string, dates: object = {}) =>
    (await operator.calls(saveLicences, { CourseIds, State, ...dates })).Data
  expect(await save('refused')).toEqual({ Changed: 2 })
  expect(await reason('a.open')).toBe('unlicensed')
  await save('trial', { TrialStart: '2020-01-01', TrialEnd: '2020-01-02' })
  expect(await reason('a.open')).toBe('trialOver')
  expect(
    (await operator.calls(listLicences, { State: 'trial', SearchKey: 'unlicensed' })).Data,
  ).toMatchObject({
    Count: 1,
    List: [{ TrialStart: '2020-01-01', TrialEnd: '2020-01-02', TrialStatus: 3, IsAuthVSP: 0 }],
  })
  await save('usual')
  expect(await reason('a.unlicensed')).toBe('ok')
  const usual = (await operator.calls(listLicences, { State: 'usual', PageSize: 100 })).Data
  expect(usual.List.map((one: { CourseId: string }) => one.CourseId)).toContain(CourseId('a.open'))
})

test('a wish is listed, handled with a note, and counted while it waits', async () => {
  const lead = { CourseId: CourseId('a.open'), Name: '张', Phone: '13700000000', Message: '=1+1' }
  await app.visitor().calls(addLead, lead)
  expect((await operator.calls(getDashboard)).Data.NewLeads).toBe(1)
  const { List } = (await operator.calls(listLeads, { State: 'new' })).Data
  const handled = await operator.calls(handleLead, {
    Id: List[0].Id,
    State: 'handled',
    Note: '已回电',
  })
  expect(handled.Data).toMatchObject({ State: 'handled', Note: '已回电', Message: '=1+1' })
  expect((await operator.calls(listLeads, { State: 'new' })).Data.Count).toBe(0)
  expect((await operator.calls(getDashboard)).Data.NewLeads).toBe(0)
})
