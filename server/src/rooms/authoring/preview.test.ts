import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewItem } from '@xinglin/contract/authoring'
import { newId } from '#platform/ids'
import { aText, Authoring, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let authoring: Authoring
let teacher: Visitor
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  teacher = authoring.author
})
afterAll(() => app.close())

describe('what a student will see', () => {
  test('is refused where it is not written to its end', async () => {
    const CourseId = await authoring.begin()
    const empty = aText({ Body: { Kind: 'text', Html: '' } })
    await authoring.save(CourseId, { Chapters: [{ Id: newId(), Title: '章', Items: [empty] }] })
    expect(await teacher.calls(previewItem, { CourseId, ItemId: empty.Id })).toMatchObject({
      Code: -1,
      Msg: '内容还没有填写完整，暂时不能预览',
    })
    expect(await teacher.calls(previewItem, { CourseId, ItemId: newId() })).toMatchObject({
      Code: -404,
    })
  })

  test('holds no answers, is marked when answered, and shows the patient’s door', async () => {
    const CourseId = await authoring.begin()
    const parts = await authoring.whole()
    await authoring.save(CourseId, parts)
    const [, test_, consult] = parts.Chapters[0]?.Items ?? []
    const preview = await teacher.calls(previewItem, { CourseId, ItemId: test_?.Id })
    expect(preview.Data).toMatchObject({ Content: { Kind: 'quiz', Tries: 0 }, Result: null })
    expect(JSON.stringify(preview.Data)).not.toContain('致命者在先')
    const id = test_?.Body.Kind === 'quiz' ? (test_.Body.Questions[0]?.Id ?? '') : ''
    const marked = await teacher.calls(previewItem, {
      CourseId,
      ItemId: test_?.Id,
      Answers: { [id]: [0] },
    })
    expect(marked.Data.Result).toMatchObject({ Score: 100, Passed: true })
    const door = await teacher.calls(previewItem, { CourseId, ItemId: consult?.Id })
    expect(door.Data.Content).toMatchObject({ Kind: 'consultation', LimitMinutes: 7, Sessions: [] })
  })
})
