import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findAssignmentItems,
  getOwnAssignment,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { newId } from '#platform/ids'
import { assignmentForm, publishedAssignment, readingItem, testApp, type TestApp } from '#testing'
import { answered, questionnairesAt } from './questionnaire-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof questionnairesAt>>
beforeAll(async () => {
  app = await testApp()
  at = await questionnairesAt(app)
})
afterAll(() => app.close())

const itemOf = (ItemId: string) =>
  readingItem({ Id: newId(), Kind: 'questionnaire', Title: '问卷', ItemId, Body: '' })
const targets = () => [{ Kind: 'person' as const, Id: at.person('student1'), Excluded: false }]

test('a task takes a named questionnaire of the teacher’s, and no anonymous one', async () => {
  const [named, anonymous] = [
    await at.published({ Title: '可布置的问卷' }),
    await at.published({ Title: '可布置的匿名问卷', Anonymous: true }),
  ]
  const { Data } = await at.teacher.calls(findAssignmentItems, {
    Kind: 'questionnaire',
    SearchKey: '可布置的',
  })
  expect((Data.List as { ItemId: string }[]).map(({ ItemId }) => ItemId)).toEqual([named])
  const form = { Items: [itemOf(anonymous)], Targets: targets() }
  const saved = await at.teacher.calls(saveAssignment, {
    ...assignmentForm('', form),
  })
  expect(saved.Code).toBe(-10008)
})

test('its item is done by handing in the answers', async () => {
  const id = await at.published({ Title: '任务中的问卷' })
  const task = await publishedAssignment(at.teacher, '', {
    Items: [itemOf(id)],
    Targets: targets(),
  })
  const state = async () =>
    (await at.one.calls(getOwnAssignment, { Id: task.Id })).Data.Items[0].Work.State
  expect(await state()).toBe('none')
  await at.fill(id, answered('内科'))
  expect(await state()).toBe('done')
})
