import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  listResources,
  partBytes,
  removeResource,
  transcodeRetry,
  transcodeState,
  uploadComplete,
  uploadInit,
  uploadPart,
  type Media,
} from '@xinglin/contract/resources'
import { searchAudit } from '@xinglin/contract/audit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { film, sendFilm, standInFfmpeg, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp({ ffmpeg: standInFfmpeg() })
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const announce = (visitor: Visitor, more: object = {}) =>
  visitor.calls(uploadInit, { Id: newId(), Name: '示教.mp4', Bytes: 400, ...more })
const stateOf = async (Src: string, visitor = teacher): Promise<Media> =>
  (await visitor.calls(transcodeState, { Src })).Data
const ended = (Src: string) =>
  vi.waitFor(
    async () => {
      const state = await stateOf(Src)
      expect(['done', 'failed']).toContain(state.State)
      return state
    },
    { timeout: 15_000, interval: 250 },
  )
const draft = (id: string) => join(app.dataDir, 'uploads', `${app.fixture.schools.a}.${id}`)

/** Under which hash the bytes of a converted film lie, and whether they do. */
const bytesOf = async (id: string): Promise<string> => {
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `select sha256 from file join media_object m on m.file_id = file.id where m.id = '${id}'`,
    ),
  )
  return String(rows[0]?.['sha256'])
}
const lies = (sha256: string) => existsSync(join(app.dataDir, 'files', sha256.slice(0, 2), sha256))

describe('refused is', () => {
  test.each([
    [
      'a name of no kind',
      { Name: '讲义.exe' },
      -10008,
      '不支持该格式，请选择文档、图片、视频、音频、GLB 三维模型、DICOM 影像或心电图',
    ],
    ['no name', { Name: ' ' }, -10008, '请填写文件名'],
    ['an empty file', { Bytes: 0 }, -10008, '文件是空的，请换一个文件'],
    ['more than is taken', { Bytes: 524_288_001 }, -10008, '视频不得超过500 MB'],
    ['half a byte', { Bytes: 1.5 }, -10006, undefined],
  ])('%s', async (_what, more, Code, Msg) =>
    expect(await announce(teacher, more)).toMatchObject({ Code, ...(Msg && { Msg }) }),
  )

  test('what is no film by its bytes, and the upload is over then', async () => {
    const { Data } = await announce(teacher)
    const sent = { Id: Data.Id, From: 0, Bytes: Buffer.alloc(400, '<html>') }
    expect(await teacher.calls(uploadPart, sent)).toMatchObject({ Code: -10008 })
    expect(await teacher.calls(uploadPart, sent)).toMatchObject({ Code: -404 })
    expect(await teacher.calls(uploadComplete, { Id: Data.Id })).toMatchObject({ Code: -404 })
  })

  test('a part out of turn, beyond the end, or of a size of its own', async () => {
    const { Data } = await announce(teacher, { Bytes: partBytes + 100 })
    const part = (From: number, size: number) =>
      teacher.calls(uploadPart, { Id: Data.Id, From, Bytes: film('', size) })
    expect(await part(10, 400)).toMatchObject({ Code: -10009, Data: { Received: 0 } })
    expect(await part(0, 400)).toMatchObject({ Code: -10008 })
    expect(await part(0, partBytes)).toMatchObject({ Code: 0, Data: { Received: partBytes } })
    expect(await part(0, partBytes)).toMatchObject({ Code: 0, Data: { Received: partBytes } })
    expect(await part(partBytes, 101)).toMatchObject({ Code: -10008 })
    const early = await teacher.calls(uploadComplete, { Id: Data.Id })
    expect(early).toMatchObject({ Code: -1, Msg: '文件还没有传完' })
    const again = await announce(teacher, { Id: Data.Id, Bytes: partBytes + 100 })
    expect(again.Data).toMatchObject({ Received: partBytes })
    expect(await announce(admin, { Id: Data.Id })).toMatchObject({ Code: -404 })
    expect(await admin.calls(uploadComplete, { Id: Data.Id })).toMatchObject({ Code: -404 })
    await part(partBytes, 100)
    expect(await teacher.calls(uploadComplete, { Id: Data.Id })).toMatchObject({ Code: 0 })
  })

  test('an eleventh upload at once', async () => {
    const other = await app.signedIn('teacher2')
    const begun: string[] = []
    for (let i = 0; i < 10; i++) begun.push((await announce(other)).Data.Id)
    const many = { Code: -1, Msg: '未完成的上传不得超过10个，请先完成或取消' }
    expect(await announce(other)).toMatchObject(many)
    expect(await teacher.calls(removeResource, { Id: begun[0] })).toMatchObject({ Code: -404 })
    expect(await other.calls(removeResource, { Id: begun[0] })).toMatchObject({ Code: 0 })
    expect((await announce(other)).Code).toBe(0)
    expect(await announce(other)).toMatchObject(many)
    // Whoever closed the page some minutes ago is not kept from the next.
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        `update upload set created_at = now() - interval '3 minutes' where id = '${begun[1]}'`,
      ),
    )
    expect((await announce(other)).Code).toBe(0)
    expect(await announce(other)).toMatchObject(many)
  })

  test('a name that nobody signed, of another school, or of nothing', async () => {
    const { Data } = await sendFilm(teacher, film(''))
    const other = await app.signedIn('teacher1', 'b.localhost')
    const [id] = Data.Src.split('.')
    for (const Src of [
      '',
      id,
      `${id}.`,
      `${Data.Src}x`,
      Data.Src.replace(id, newId()),
      'https://x',
    ])
      expect(await teacher.calls(transcodeState, { Src }), Src).toMatchObject({
        Code: -404,
        Msg: '视频不存在',
      })
    expect(await other.calls(transcodeState, { Src: Data.Src })).toMatchObject({ Code: -404 })
    for (const call of [transcodeRetry, removeResource])
      for (const visitor of [other, await app.signedIn('teacher2')])
        expect(await visitor.calls(call, { Id: Data.Id })).toMatchObject({ Code: -404 })
  })
})

test('a film is converted, shown to whoever holds its name, and removed with its bytes', async () => {
  const sent = await sendFilm(teacher, film('SECONDS 8', partBytes + 5))
  expect(sent.Data).toMatchObject({ Name: '示教.mp4', Mine: true, Converter: true, Url: '' })
  const done = await ended(sent.Data.Src)
  expect(done).toMatchObject({ State: 'done', Percent: 100, Reason: '', Seconds: 8, Width: 1280 })
  expect(existsSync(draft(done.Id))).toBe(false)
  const student = await app.signedIn('student1')
  const seen = await stateOf(done.Src, student)
  expect(seen).toMatchObject({ State: 'done', Mine: false })
  const got = await app.visitor().raw('GET', seen.Url, {})
  expect([got.http, got.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(got.Msg).toContain(`SECONDS 8 comment=${done.Id}`)

  const again = await teacher.calls(uploadComplete, { Id: done.Id })
  expect(again.Data.Media).toMatchObject({ Id: done.Id, State: 'done' })
  const { Data: list } = await teacher.calls(listResources)
  expect(list.List.map(({ Id }: Media) => Id)).toContain(done.Id)
  expect((await admin.calls(listResources)).Data.Count).toBe(0)
  const { Data: all } = await admin.calls(listResources, { All: true })
  expect(all.List.map(({ Id }: Media) => Id)).toContain(done.Id)
  expect((await teacher.calls(listResources, { All: true })).Data.Count).toBe(list.Count)

  const sha256 = await bytesOf(done.Id)
  expect(lies(sha256)).toBe(true)
  expect((await admin.calls(removeResource, { Id: done.Id })).Code).toBe(0)
  await vi.waitFor(() => expect(lies(sha256)).toBe(false))
  expect(await teacher.calls(transcodeState, { Src: done.Src })).toMatchObject({ Code: -404 })
  expect((await app.visitor().raw('GET', seen.Url, {})).http).toBe(404)
  const action = (await admin.calls(searchAudit)).Data.List[0]
  expect(action.Text).toBe('删除了资源“示教”')
})

test('bytes that a file of another school has stay when a film is removed', async () => {
  const { b } = app.fixture.schools
  const { Data } = await sendFilm(teacher, film('SECONDS 5'))
  const done = await ended(Data.Src)
  const sha256 = await bytesOf(done.Id)
  await app.database.within(b, (db) =>
    db.execute(
      `insert into file (school_id, id, sha256, media_type, bytes) values ('${b}', '${newId()}', '${sha256}', 'video/mp4', 1)`,
    ),
  )
  expect((await teacher.calls(removeResource, { Id: done.Id })).Code).toBe(0)
  // What is done afterwards is done before the next call is answered, or soon after.
  await teacher.calls(listResources)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(lies(sha256)).toBe(true)
})

test.each([
  ['BROKEN', '无法读取该视频，文件可能已损坏或不完整'],
  ['SOUND', '文件中没有视频画面'],
  ['CUT', '文件不完整，请重新上传'],
  ['FAILS', '转码失败，请重试或换一个文件'],
])('a film that is %s fails with its reason, and may be tried again', async (says, Reason) => {
  const { Data } = await sendFilm(teacher, film(says))
  expect(await ended(Data.Src)).toMatchObject({ State: 'failed', Reason, Url: '' })
  const again = await teacher.calls(transcodeRetry, { Id: Data.Id })
  expect(again.Code).toBe(0)
  expect(['queued', 'running', 'failed']).toContain(again.Data.State)
  expect(await ended(Data.Src)).toMatchObject({ State: 'failed', Reason })
  await teacher.calls(removeResource, { Id: Data.Id })
  await vi.waitFor(() => expect(existsSync(draft(Data.Id))).toBe(false))
})

test('what is done is not tried again', async () => {
  const { Data } = await sendFilm(teacher, film(''))
  await ended(Data.Src)
  const again = await teacher.calls(transcodeRetry, { Id: Data.Id })
  expect(again).toMatchObject({ Code: -1, Msg: '视频状态已改变，请刷新后重试' })
})

test('a process that ends gives back what it was at', async () => {
  const { Data } = await sendFilm(teacher, film('SLOW'))
  await vi.waitFor(async () => expect((await stateOf(Data.Src)).State).toBe('running'), 5_000)
  await vi.waitFor(async () => expect((await stateOf(Data.Src)).Percent).toBe(50), 8_000)
  await app.close({ keepDatabase: true })
  const next = await testApp({ databaseUrl: app.databaseUrl })
  const left = await next.signedIn('teacher1')
  expect((await left.calls(transcodeState, { Src: Data.Src })).Data).toMatchObject({
    State: 'queued',
    Percent: 0,
    Converter: false,
  })
  app = next
  teacher = left
})
