import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  changeAdministrativeRoster,
  getClassHistory,
  saveAdministrative,
} from '@xinglin/contract/classes'
import { addCourseFavorute } from '@xinglin/contract/courses'
import {
  listDeletedUsers,
  mergeUsers,
  previewMerge,
  resetPasswords,
  restoreUsers,
  resetUserPws,
  saveUser,
} from '@xinglin/contract/identity'
import { getAttemptList, getCourseStudyProgressInfo } from '@xinglin/contract/learning'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const id = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const course = (name: string) => app.fixture.courses[`a.${name}`] ?? ''
const dead = '01980000-0000-7000-8000-00000000dead'
const begin = (who: Visitor, CourseId: string) =>
  who.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })

describe('no merge', () => {
  test.each([
    ['of one account', () => [id('student1'), id('student1')], -10008, '请选择两个不同的账号'],
    ['with nobody', () => [id('student1'), dead], -404, '数据不存在'],
    ['of oneself', () => [id('student1'), id('admin1')], -10002, '您没有权限操作'],
    ['into somebody above', () => [id('operator1'), id('student1')], -10002, '您没有权限操作'],
    ['of a shared account', () => [id('student1'), id('guest1')], -10008, '游客账号不能合并'],
  ])('%s', async (_what, pair, Code, Msg) => {
    const [KeepId, DropId] = pair()
    for (const call of [previewMerge, mergeUsers])
      expect(await admin.calls(call, { KeepId, DropId })).toMatchObject({ Code, Msg })
  })
})

test('two accounts of one student become one: rounds, classes and favourites go over, and what is there twice stays told', async () => {
  const [keep, drop] = [await app.signedIn('student1'), await app.signedIn('student2')]
  const [KeepId, DropId] = [id('student1'), id('student2')]
  await begin(keep, course('open'))
  await begin(drop, course('open'))
  for (const who of [keep, drop]) await who.calls(addCourseFavorute, { CourseId: course('open') })
  const [first, second] = [newId(), newId()]
  for (const [Id, Name] of [
    [first, '甲班'],
    [second, '乙班'],
  ])
    await admin.calls(saveAdministrative, {
      Id,
      DepartmentId: app.fixture.colleges['a'],
      Grade: 2025,
      Major: '临床医学',
      Name,
      Version: 0,
    })
  const put = (ClassId: string, personId: string) =>
    admin.calls(changeAdministrativeRoster, { ClassId, Add: [personId], Drop: [], Move: false })
  await put(first, KeepId)
  await put(second, DropId)

  const { Data: preview } = await admin.calls(previewMerge, { KeepId, DropId })
  expect(preview).toMatchObject({ Keep: { Id: KeepId }, Drop: { Id: DropId } })
  expect(preview.Moves).toContainEqual({ Name: '学习记录', Count: 1 })
  expect(preview.Moves).toContainEqual({ Name: '行政班经历', Count: 1 })
  expect(preview.Conflicts).toEqual([
    { Name: '同一课程的学习记录（较早的转为历史轮次）', Count: 1 },
    { Name: '行政班（以保留的账号为准）', Count: 1 },
    { Name: '收藏', Count: 1 },
  ])

  // Both at once: one is done, the other finds nobody to merge.
  const both = await Promise.all([
    admin.calls(mergeUsers, { KeepId, DropId }),
    admin.calls(mergeUsers, { KeepId, DropId }),
  ])
  expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-404, 0])
  expect(both.find(({ Code }) => Code === 0)?.Data).toMatchObject({ Kept: 1 })

  const rounds = (await keep.calls(getAttemptList, { CourseId: course('open') })).Data.List
  expect(rounds.map(({ AttemptNo }: { AttemptNo: number }) => AttemptNo).toSorted()).toEqual([1, 2])
  expect(rounds.map(({ State }: { State: string }) => State).toSorted()).toEqual([
    'active',
    'superseded',
  ])
  expect((await begin(keep, course('open'))).Code).toBe(0)
  const { Data: stays } = await admin.calls(getClassHistory, { PersonId: KeepId })
  expect(stays.List.filter(({ Until }: { Until: string }) => Until === '')).toHaveLength(1)
  expect(stays.List).toHaveLength(2)
  expect((await drop.calls(getAttemptList, { CourseId: course('open') })).Code).toBe(-401)
  expect((await admin.calls(listDeletedUsers, {})).Data.List[0]).toMatchObject({ Id: DropId })
  expect((await admin.calls(restoreUsers, { Ids: [DropId] })).Data.List[0].Note).toBe(
    '已合并到其他账号，不能恢复',
  )
  const { Data: audit } = await admin.calls(searchAudit, { SearchKey: '合并到' })
  expect(audit.List[0].Detail).toMatch(/^转移 \d+ 项，保留在原账号 1 项$/)
})

test('a teacher’s second account brings the courses along', async () => {
  const { Data } = await admin.calls(saveUser, { RealName: '孙二', Number: 'T-2', RoleType: 3 })
  const DropId = id('teacher2')
  const { Data: merged } = await admin.calls(mergeUsers, { KeepId: Data.User.Id, DropId })
  expect(merged.Moved).toBeGreaterThanOrEqual(0)
  const reset = await admin.calls(resetPasswords, { Ids: [Data.User.Id] })
  const teacher = app.visitor()
  await teacher.signIn('T-2', reset.Data.List[0].Password)
  await teacher.calls(resetUserPws, {
    OldPassWord: reset.Data.List[0].Password,
    NewPassWord: 'Another-2026',
  })
  expect((await admin.calls(mergeUsers, { KeepId: Data.User.Id, DropId })).Code).toBe(-404)
})
