import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepDocument, keepFigure } from '@xinglin/contract/authoring'
import { uploadCover } from '@xinglin/contract/courses'
import { addFeedback, uploadFeedbackPicture } from '@xinglin/contract/feedback'
import { uploadModel, uploadModelPart } from '@xinglin/contract/models'
import { getStorage, gigabyte, keepTextPicture, personQuota } from '@xinglin/contract/resources'
import { getSettings, saveSettings } from '@xinglin/contract/schools'
import { uploadBanner } from '@xinglin/contract/topics'
import { builtInModels } from '@xinglin/anatomy'
import { newId } from '#platform/ids'
import { Authoring, testApp, type TestApp, type Visitor } from '#testing'
import { file } from './tables.ts'

let app: TestApp
let admin: Visitor
let teacher: Visitor
let student: Visitor
let Bytes: Buffer
let authoring: Authoring
let CourseId = ''
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  admin = authoring.examiner
  teacher = authoring.author
  student = await app.signedIn('student1')
  Bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6e72' } })
    .png()
    .toBuffer()
  CourseId = await authoring.begin()
})
afterAll(() => app.close())

const inSchool = <T>(work: Parameters<typeof app.database.within<T>>[1]) =>
  app.database.within(app.fixture.schools.a, work)
/** Lays a file that takes so much, somebody's or nobody's. */
const fill = (bytes: number, personId: string | null = null, mediaType = 'application/pdf') =>
  inSchool((db) =>
    db.insert(file).values({
      schoolId: app.fixture.schools.a,
      id: newId(),
      sha256: 'filling',
      mediaType,
      bytes,
      personId,
    }),
  )
beforeEach(() => inSchool((db) => db.delete(file).where(eq(file.sha256, 'filling'))))

const person = (name: string) => app.fixture.people[name] ?? ''
const document = (bytes = pdf, into = CourseId) =>
  teacher.calls(keepDocument, { CourseId: into, Name: '讲义.pdf', Bytes: bytes })

const feedback = async () => {
  const Parts = [Bytes.toString('base64')]
  const { Data } = await student.calls(uploadFeedbackPicture, { Parts })
  const input = { Type: 'content', Content: '标注有误。', Contact: '13800000000' } as const
  return student.calls(addFeedback, { Id: newId(), ...input, Pictures: [Data.Id] })
}
const model = async () => {
  const [glb] = builtInModels().map((one) => one.glb)
  const UploadId = newId()
  const parts = glb?.toString('base64').match(/.{1,87380}/g) ?? []
  for (const [Index, part] of parts.entries())
    await admin.calls(uploadModelPart, { CourseId, UploadId, Index, Bytes: part })
  return admin.calls(uploadModel, { CourseId, UploadId, Parts: parts.length, Name: '心脏模型' })
}
const doors = [
  ['a document', () => document()],
  ['a figure', () => teacher.calls(keepFigure, { CourseId, Name: '图.png', Bytes })],
  ['a picture of a text', () => teacher.calls(keepTextPicture, { Name: '图.png', Bytes })],
  ['a cover', () => teacher.calls(uploadCover, { CourseId, Name: '图.png', At: '50', Bytes })],
  ['a banner', () => admin.calls(uploadBanner, { Name: '图.png', Bytes })],
  ['a picture of feedback', feedback],
  ['a model', model],
] as const

test.each(doors)(
  '%s is refused where the school has no room, and taken where it has',
  async (_what, send) => {
    await fill(50 * gigabyte)
    expect(await send()).toMatchObject({
      Code: -1,
      Msg: expect.stringMatching(
        /^学校的文件已用 50\.\d GB，上限 50\.0 GB，放不下这个 [\d.]+ MB 的文件；请联系学校管理员$/,
      ),
    })
    await inSchool((db) => db.delete(file).where(eq(file.sha256, 'filling')))
    expect((await send()).Code).toBe(0)
  },
)

test('a person has a quota of their own: a teacher the larger one', async () => {
  await fill(personQuota.teacher - pdf.length, person('a.teacher1'))
  expect((await document(Buffer.concat([pdf, Buffer.alloc(400_000, ' '), pdf]))).Msg).toBe(
    '您的文件已用 2.0 GB，上限 2.0 GB，放不下这个 0.4 MB 的文件；请联系学校管理员',
  )
  await fill(personQuota.other, person('a.student1'))
  expect((await feedback()).Msg).toMatch(/^您的文件已用 50\.\d MB，上限 50\.0 MB，/)
})

test('films are not counted: they have a quota of their own', async () => {
  await fill(60 * gigabyte, null, 'video/mp4')
  expect((await document()).Code).toBe(0)
})

test('uploads at once do not cross the quota', async () => {
  // One course would let them in one after another by the lock of its row.
  const courses: string[] = []
  for (const _ of Array.from({ length: 6 })) courses.push(await authoring.begin())
  const { Data } = await admin.calls(getStorage)
  await fill(Data.Quota - Data.Used - pdf.length)
  const answers = await Promise.all(courses.map((into) => document(pdf, into)))
  expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  expect((await admin.calls(getStorage)).Data).toMatchObject({ Used: Data.Quota })
})

test('who runs the school sees who takes most; an operator alone changes what is allowed', async () => {
  await fill(3_000_000_000, person('a.teacher1'))
  const { Data } = await admin.calls(getStorage)
  expect(Data.Quota).toBe(50 * gigabyte)
  expect(Data.People[0]).toMatchObject({ Id: person('a.teacher1') })
  expect(Data.People[0]?.Used).toBeGreaterThanOrEqual(3_000_000_000)
  const change = async (visitor: Visitor, FileQuota: number) =>
    visitor.calls(saveSettings, { ...(await visitor.calls(getSettings)).Data, FileQuota })
  expect(await change(admin, 60)).toMatchObject({ Code: -10002 })
  const operator = await app.signedIn('operator1')
  expect(await change(operator, 0)).toMatchObject({ Code: -10008 })
  expect(await change(operator, 2)).toMatchObject({ Code: 0, Data: { FileQuota: 2 } })
  expect((await document()).Msg).toContain('您的文件已用 2.8 GB，上限 2.0 GB')
})
