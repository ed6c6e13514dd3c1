import { takeVideo } from '@xinglin/contract/authoring'
import { listResources, removeResource } from '@xinglin/contract/resources'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import {
  aText,
  Authoring,
  film,
  sendFilm,
  standInFfmpeg,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let authoring: Authoring
let teacher: Visitor
beforeAll(async () => {
  app = await testApp({ ffmpeg: standInFfmpeg() })
  authoring = await Authoring.in(app)
  teacher = authoring.author
})
afterAll(() => app.close())

/** Uploads a film and waits for its conversion. */
const converted = async (): Promise<string> => {
  const { Data } = await sendFilm(teacher, film('fine'))
  await vi.waitFor(
    async () => {
      const list = (await teacher.calls(listResources, {})).Data.List as {
        Id: string
        State: string
      }[]
      expect(list.find((one) => one.Id === Data.Id)?.State).toBe('done')
    },
    { timeout: 50_000, interval: 250 },
  )
  return Data.Id as string
}

test('a film that a course shows is not removed, by nobody, until no draft and no version shows it', async () => {
  const MediaId = await converted()
  const CourseId = await authoring.begin({ CourseType: 0 })
  const colleague = await app.signedIn('teacher2')
  expect(await colleague.calls(takeVideo, { CourseId, MediaId })).toMatchObject({ Code: -404 })
  expect(await teacher.calls(takeVideo, { CourseId, MediaId: newId() })).toMatchObject({
    Code: -404,
  })
  const { File, Poster, Seconds } = (await teacher.calls(takeVideo, { CourseId, MediaId })).Data
  const body = { Kind: 'video', File, Poster, Captions: '', Seconds, NoSkip: true, Html: '' }
  const items = [{ ...aText(), Title: '示教', Body: body }]
  const Chapters = [{ Id: newId(), Title: '第一章', Items: items }]
  const Introduction = [{ Title: '课程简介', Html: '<p>看一遍。</p>' }]
  const saved = await authoring.save(CourseId, { Chapters, Introduction })
  expect(saved).toMatchObject({ Code: 0, Data: { Problems: [] } })

  const taught = {
    Code: -1,
    Msg: expect.stringMatching(/^该资源用于课程“.+”，不能删除$/),
  }
  expect(await teacher.calls(removeResource, { Id: MediaId })).toMatchObject(taught)
  await authoring.move(teacher, CourseId, 'submit')
  await authoring.move(authoring.examiner, CourseId, 'approve')
  expect(await authoring.examiner.calls(removeResource, { Id: MediaId })).toMatchObject(taught)

  const free = await converted()
  expect(await teacher.calls(removeResource, { Id: free })).toMatchObject({ Code: 0 })
})
