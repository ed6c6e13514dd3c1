import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getDropDownShapeType,
  getLibrary,
  getLibraryQuota,
  getResource,
  getResourceFolders,
  getResourceUses,
  getUploads,
  moveResources,
  partBytes,
  personQuota,
  removeResource,
  removeResourceFolder,
  saveResource,
  saveResourceFolder,
  uploadComplete,
  uploadInit,
  uploadPart,
  type Resource,
} from '@xinglin/contract/resources'
import { saveNews } from '@xinglin/contract/news'
import { builtInModels } from '@xinglin/anatomy'
import { newId } from '#platform/ids'
import { sendFile, testApp, type TestApp, type Visitor } from '#testing'
import { file } from './tables.ts'

let app: TestApp
let teacher: Visitor
let other: Visitor
let admin: Visitor
let png: Buffer
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
  png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6e72' } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

const wav = (size = 400): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  return bytes
}
const folder = (visitor: Visitor, Name: string, more: object = {}) =>
  visitor.calls(saveResourceFolder, { Id: newId(), ParentId: '', Name, ...more })

describe('a file becomes a resource by what it is', () => {
  test.each([
    ['讲义.pdf', () => pdf, 'document'],
    ['胸片.PNG', () => png, 'picture'],
    ['心音.wav', () => wav(), 'sound'],
    ['心脏.glb', () => builtInModels()[0]?.glb ?? Buffer.alloc(0), 'model'],
  ])('%s', async (name, bytes, Kind) => {
    const { Code, Data } = await sendFile(teacher, name, bytes())
    expect(Code).toBe(0)
    expect(Data).toMatchObject({ Kind, FileName: name, Mine: true, Visibility: 'self' })
    const got = await app.visitor().raw('GET', Data.Url, {})
    expect([got.http, got.headers['content-type']]).toEqual([200, Data.MediaType])
  })

  test.each([
    ['a page that is called a PDF', '讲义.pdf', Buffer.from('<html>'.repeat(40))],
    ['a PDF that is called a sound', '心音.mp3', pdf],
    ['a PDF with something behind its end', '附件.pdf', Buffer.concat([pdf, Buffer.from('<x>')])],
    ['a packed file that is no document', '文稿.docx', Buffer.from('PK\u0003\u0004 nothing')],
    ['a model that ends too early', '心.glb', Buffer.from('glTF\u0002\0\0\0....')],
  ])('%s is refused, and nothing of it stays', async (_what, name, bytes) => {
    expect(await sendFile(teacher, name, bytes)).toMatchObject({ Code: -10008 })
    expect((await teacher.calls(getUploads)).Data.List).toEqual([])
  })

  test.each([
    [
      '讲义.exe',
      10,
      '不支持该格式，请选择文档、图片、视频、音频、GLB 三维模型、DICOM 影像或心电图',
    ],
    ['讲义.pdf', 0, '文件是空的，请换一个文件'],
    ['讲义.pdf', 52_428_801, '文档不得超过50 MB'],
    ['图.png', 8_388_609, '图片不得超过8 MB'],
  ])('%s of %i bytes is not begun', async (Name, Bytes, Msg) =>
    expect(await teacher.calls(uploadInit, { Id: newId(), Name, Bytes })).toMatchObject({ Msg }),
  )
})

test('an upload goes on where it was broken off, takes a part twice, and not another file', async () => {
  const Id = newId()
  const bytes = wav(partBytes + 300)
  const init = (more: object = {}) =>
    teacher.calls(uploadInit, { Id, Name: '呼吸音.wav', Bytes: bytes.length, Mark: 'm1', ...more })
  const part = (From: number, to: number) =>
    teacher.calls(uploadPart, { Id, From, Bytes: bytes.subarray(From, to) })
  await init()
  await part(0, partBytes)
  const { Data: waiting } = await teacher.calls(getUploads)
  expect(waiting.List).toMatchObject([{ Id, Received: partBytes, Mark: 'm1' }])
  expect((await other.calls(getUploads)).Data.List).toEqual([])
  expect(await init({ Mark: 'm2' })).toMatchObject({ Code: -10009, Msg: '文件已改变，请重新上传' })
  expect(await init({ Bytes: 5 })).toMatchObject({ Code: -10009 })
  expect((await init()).Data.Received).toBe(partBytes)
  expect((await part(0, partBytes)).Data.Received).toBe(partBytes)
  expect((await teacher.calls(uploadComplete, { Id })).Msg).toBe('文件还没有传完')
  await part(partBytes, bytes.length)
  const both = await Promise.all([1, 2].map(() => teacher.calls(uploadComplete, { Id })))
  expect(both.map(({ Code, Data }) => [Code, Data.Id])).toEqual([
    [0, Id],
    [0, Id],
  ])
  expect((await teacher.calls(getUploads)).Data.List).toEqual([])
})

test('two uploads at once do not cross the quota', async () => {
  const { Data: before } = await other.calls(getLibraryQuota)
  await app.database.within(app.fixture.schools.a, (db) =>
    db.insert(file).values({
      schoolId: app.fixture.schools.a,
      id: newId(),
      sha256: 'filling',
      mediaType: 'application/pdf',
      bytes: personQuota.teacher - before.Used - 500,
      personId: app.fixture.people['a.teacher2'] ?? '',
    }),
  )
  const sent = await Promise.all(['一', '二'].map((name) => sendFile(other, `${name}.wav`, wav())))
  expect(new Set(sent.map(({ Code }) => Code))).toEqual(new Set([-1, 0]))
  expect(sent.find(({ Code }) => Code !== 0)?.Msg).toMatch(/^您的文件已用 2\.0 GB，上限 2\.0 GB/)
})

describe('folders', () => {
  test('are made, nested, moved, and removed when they are empty', async () => {
    const { Data: top } = await folder(teacher, '影像')
    const { Data: below } = await folder(teacher, '胸片', { ParentId: top.Id })
    const save = (Id: string, ParentId: string, Name: string) =>
      teacher.calls(saveResourceFolder, { Id, ParentId, Name })
    expect(await folder(teacher, '影像')).toMatchObject({ Code: -1, Msg: '此处已有同名文件夹' })
    expect((await save(top.Id, below.Id, '影像')).Msg).toBe('文件夹不能移到自己的下级')
    expect((await folder(other, '他人', { ParentId: top.Id })).Code).toBe(-404)
    expect((await save(top.Id, '', '影像资料')).Data.Name).toBe('影像资料')
    const { Data: resource } = await sendFile(teacher, '片.png', png, { FolderId: below.Id })
    expect(resource.FolderId).toBe(below.Id)
    const remove = (Id: string) => teacher.calls(removeResourceFolder, { Id })
    expect((await remove(top.Id)).Code).toBe(-1)
    expect((await remove(below.Id)).Msg).toBe('文件夹不是空的，请先移走其中的内容')
    const move = (visitor: Visitor, FolderId: string) =>
      visitor.calls(moveResources, { Ids: [resource.Id], FolderId })
    expect((await move(other, '')).Code).toBe(-404)
    expect((await move(teacher, '')).Code).toBe(0)
    expect((await remove(below.Id)).Code).toBe(0)
    expect((await remove(top.Id)).Code).toBe(0)
    expect((await teacher.calls(getResourceFolders)).Data.List).toEqual([])
  })

  test('lie six deep at most', async () => {
    let ParentId = ''
    for (let depth = 1; depth <= 6; depth += 1)
      ParentId = (await folder(teacher, `层${depth}`, { ParentId })).Data.Id
    expect((await folder(teacher, '层7', { ParentId })).Msg).toBe('文件夹最多6层')
  })
})

test('a library is narrowed by words, kind, folder and tag, and put in order', async () => {
  const { Data: made } = await sendFile(teacher, '左侧胸腔积液.png', png)
  const tag = { Type: 'shape', Id: 'nowhere' }
  const save = (Tags: readonly object[]) =>
    teacher.calls(saveResource, { Id: made.Id, Title: '胸腔积液（左）', Tags })
  expect((await save([tag])).Msg).toBe('所选标签已不存在，请重新选择')
  const Id = (await teacher.calls(getDropDownShapeType)).Data[0].Id
  expect((await save([{ Type: 'shape', Id }])).Data.Tags).toMatchObject([{ Type: 'shape', Id }])
  const list = async (more: object): Promise<Resource[]> =>
    (await teacher.calls(getLibrary, { View: 'own', ...more })).Data.List
  const titles = async (more: object) => (await list(more)).map(({ Title }) => Title)
  expect(await titles({ SearchKey: '积液' })).toEqual(['胸腔积液（左）'])
  expect(await titles({ TagType: 'shape', TagId: Id })).toEqual(['胸腔积液（左）'])
  expect(await titles({ Kinds: ['model'] })).toEqual(['心脏'])
  const sizes = (await list({ Order: 'size' })).map(({ Bytes }) => Bytes)
  expect(sizes).toEqual(sizes.toSorted((one, next) => next - one))
  expect((await other.calls(getResource, { Id: made.Id })).Code).toBe(-404)
})

test('what is used says where, and cannot be removed; by nobody else in any case', async () => {
  const { Data: made } = await sendFile(teacher, '院徽.png', png)
  expect((await other.calls(removeResource, { Id: made.Id })).Code).toBe(-404)
  const Title = '附属医院开放日'
  const Html = `<p>开放日安排见下图。</p><img src="${made.Url}" alt="图" width="90" height="60">`
  const news = { Id: newId(), Version: '', Title, Type: 1, Html, Summary: '', Source: '' }
  expect((await admin.calls(saveNews, { ...news, IsTop: false })).Code).toBe(0)
  const { Data } = await teacher.calls(getResourceUses, { Ids: [made.Id] })
  expect(Data.List).toMatchObject([{ Id: made.Id, Uses: [{ Kind: 'news', Title }] }])
  expect((await other.calls(getResourceUses, { Ids: [made.Id] })).Data.List).toEqual([])
  expect(await teacher.calls(removeResource, { Id: made.Id })).toMatchObject({
    Code: -1,
    Msg: `该资源用于新闻“${Title}”，不能删除`,
  })
  expect((await teacher.calls(getResource, { Id: made.Id })).Data.Url).not.toBe('')
  const { Data: unused } = await sendFile(teacher, '废图.png', png)
  expect((await teacher.calls(removeResource, { Id: unused.Id })).Code).toBe(0)
  expect((await teacher.calls(getResource, { Id: unused.Id })).Code).toBe(-404)
})
