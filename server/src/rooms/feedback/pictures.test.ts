import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFeedback,
  queryFeedback,
  replyFeedback,
  uploadFeedbackPicture,
} from '@xinglin/contract/feedback'
import { forgetUnsent } from '#feedback'
import { newId } from '#platform/ids'
import { solved, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  drawn = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6e72' } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

let drawn: Buffer
/** A PNG of 800 × 600, as long as is wished: what follows its end belongs to nothing. */
const picture = (bytes = drawn.length): Buffer =>
  Buffer.concat([drawn, Buffer.alloc(bytes - drawn.length)])
const inParts = (bytes: Buffer) => bytes.toString('base64').match(/.{1,180000}/g) ?? []
const upload = (visitor: Visitor, bytes: Buffer, proof = {}) =>
  visitor.calls(uploadFeedbackPicture, { Parts: inParts(bytes), ...proof })
const feedbackWith = (Pictures: string[]) => ({
  Id: newId(),
  Type: 'content',
  Content: '第三张图的标注有误。',
  Contact: '13800000000',
  Pictures,
})

test.each([
  ['a page', () => Buffer.from('<script>alert(1)</script>'.repeat(4)), /仅支持 JPG/],
  ['a picture that is cut off', () => drawn.subarray(0, 60), '无法读取该图片，请换一张'],
  ['a picture that is too large', () => picture(400_001), '图片不得超过400 kB'],
])('%s is refused', async (_what, makeFile, Msg) => {
  const refused = await upload(student, makeFile())
  expect(refused.Code).toBe(-10008)
  expect(refused.Msg).toMatch(Msg)
})

test('what is no Base64 is refused, and so is a guest without a solved riddle', async () => {
  const Parts = ['<not base64>']
  expect((await student.calls(uploadFeedbackPicture, { Parts })).Code).toBe(-10008)
  expect((await upload(app.visitor(), picture())).Code).toBe(-1)
})

test('a picture of 400 kB passes, encrypted and in plain; other calls keep their smaller measure', async () => {
  expect((await upload(student, picture(400_000))).Code).toBe(0)
  const guest = app.visitor()
  expect((await upload(guest, picture(400_000), await solved(guest))).Code).toBe(0)
  const tooLong = await student.calls(addFeedback, {
    ...feedbackWith([]),
    Agent: 'x'.repeat(150_000),
  })
  expect(tooLong.http).toBe(413)
})

test('it is sent with a text once, shown to whom the feedback is, and nobody else sends it', async () => {
  const bytes = picture()
  const { Id } = (await upload(student, bytes)).Data
  const other = await app.signedIn('student2')
  expect((await other.calls(addFeedback, feedbackWith([Id]))).Msg).toBe('图片已失效，请重新上传')
  const given = feedbackWith([Id, Id])
  expect((await student.calls(addFeedback, given)).Code).toBe(0)
  expect((await student.calls(addFeedback, feedbackWith([Id]))).Code).toBe(-10008)
  const { Posts } = (await student.calls(queryFeedback, { Id: given.Id })).Data
  expect(Posts[0].Pictures).toMatchObject([{ Id, Width: 800, Height: 600 }])
  const got = await app.visitor().raw('GET', Posts[0].Pictures[0].Url, {})
  expect([got.http, got.headers['content-type']]).toEqual([200, 'image/webp'])
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute<{ bytes: Buffer | null; media_type: string; small: boolean }>(
      `select p.bytes, f.media_type, f.small_sha256 is not null small from feedback_picture p join file f on f.id = p.file_id where p.id = '${Id}'`,
    ),
  )
  expect(rows).toEqual([{ bytes: null, media_type: 'image/webp', small: true }])
})

test('a guest’s pictures belong to the riddle it solved, in a follow-up too', async () => {
  const guest = app.visitor()
  const first = await solved(guest)
  const { Id } = (await upload(guest, picture(), first)).Data
  const given = { ...feedbackWith([Id]), ...first }
  const { Code } = (await guest.calls(addFeedback, given)).Data
  const second = await solved(guest)
  const more = (await upload(guest, picture(), second)).Data
  const follow = { Code, Contact: given.Contact, Content: '再补一张图。', Pictures: [more.Id] }
  expect((await guest.calls(replyFeedback, { ...follow, ...(await solved(guest)) })).Code).toBe(
    -10008,
  )
  const { Posts } = (await guest.calls(replyFeedback, { ...follow, ...second })).Data
  expect(Posts.map((post: { Pictures: unknown[] }) => post.Pictures.length)).toEqual([1, 1])
})

test('what waits for its text is bounded, and forgotten after a day', async () => {
  const someone = await app.signedIn('student3')
  for (let i = 0; i < 15; i++) expect((await upload(someone, picture())).Code).toBe(0)
  const other = app.fixture.people['a.student3'] ?? ''
  const waiting = () =>
    app.database.within(app.fixture.schools.a, async (db) => {
      const { rows } = await db.execute<{ n: string }>(
        `select count(*) n from feedback_picture where owner_id = '${other}'`,
      )
      return Number(rows[0]?.n)
    })
  expect(await waiting()).toBe(15)
  const forget = (at: Date) =>
    app.database.within(app.fixture.schools.a, (db) =>
      forgetUnsent({ db, school: { id: app.fixture.schools.a } }, at),
    )
  await forget(new Date())
  expect(await waiting()).toBe(15)
  await forget(new Date(Date.now() + 86_460_000))
  expect(await waiting()).toBe(0)
})
