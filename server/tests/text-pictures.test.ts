import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewItem } from '@xinglin/contract/authoring'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import { getHelp, saveHelp } from '@xinglin/contract/feedback'
import { getNewsDetail, moveNews, saveNews } from '@xinglin/contract/news'
import { keepTextPicture } from '@xinglin/contract/resources'
import { fileOfPicture, storedPicture } from '@xinglin/contract/rich-text'
import { newId } from '#platform/ids'
import { aText, Authoring, testApp, type TestApp, type Visitor } from '#testing'

// Pictures within formatted text: kept by their file alone, shown with an address that opens, whichever room holds the text.

let app: TestApp
let authoring: Authoring
let admin: Visitor
let student: Visitor
let Bytes: Buffer
let Url = ''
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  admin = authoring.examiner
  student = await app.signedIn('student1')
  Bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0b6e72' } })
    .png()
    .toBuffer()
  const { Data } = await authoring.author.calls(keepTextPicture, { Name: '图.png', Bytes })
  expect(Data).toMatchObject({ Width: 1920, Height: 960 })
  Url = Data.Url
})
afterAll(() => app.close())

const html = (src: string) => `<p>图<img src="${src}" alt="心电图" width="640" height="320"></p>`
const lost = () => html(storedPicture(newId()))
const opens = async (shown: string): Promise<number> => {
  const [, address = ''] = /<img src="([^"]*)"/.exec(shown) ?? []
  const path = address.replaceAll('&amp;', '&')
  expect(fileOfPicture(path)).toBe(fileOfPicture(Url))
  // The school is found by the host, which fetch does not let one name.
  const sent = get({ host: '127.0.0.1', port: app.port, path, headers: { host: 'a.localhost' } })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

const news = (Html: string) => ({
  Id: newId(),
  Title: '新闻',
  Summary: '',
  Html,
  Type: 1,
  IsTop: false,
  Source: '',
  Version: '',
})
const help = (Html: string) => ({
  Key: newId(),
  Category: 'learning' as const,
  Title: '帮助',
  Html,
  Hidden: false,
  Version: '',
})

test('news: an old signature is no harm, a picture that is not there is refused', async () => {
  expect(await admin.calls(saveNews, news(lost()))).toMatchObject({
    Code: -10008,
    Msg: '正文中的图片不存在，请重新插入',
  })
  const old = html(Url.replace(/e=\d+/, 'e=1'))
  const { Data } = await admin.calls(saveNews, news(old))
  await admin.calls(moveNews, { Id: Data.Id, Action: 'publish' })
  const shown = (await student.calls(getNewsDetail, { Id: Data.Id })).Data.Html
  expect(shown).toContain('alt="心电图" width="640" height="320" />')
  // What is shown may be sent again, and is the same text.
  const again = { ...Data, Html: shown, Version: Data.Version }
  expect((await admin.calls(saveNews, again)).Data.Version).toBe(Data.Version)
  expect(await opens(shown)).toBe(200)
})

test('help: a picture alone is a text, and what is said of it is looked through', async () => {
  expect(await admin.calls(saveHelp, help(lost()))).toMatchObject({ Code: -10008 })
  const faultyHtml = html(Url).replace('心电图', '赌博')
  expect(await admin.calls(saveHelp, help(faultyHtml))).toMatchObject({ Code: -10010 })
  const one = help(`<img src="${Url}">`)
  expect((await admin.calls(saveHelp, one)).Code).toBe(0)
  expect(await opens((await student.calls(getHelp, { Key: one.Key })).Data.Html)).toBe(200)
})

test('a course: in its introduction and in an item', async () => {
  const CourseId = await authoring.begin()
  const Introduction = [{ Title: '简介', Html: html(Url) }]
  const Chapters = (Html: string) => [
    { Id: newId(), Title: '章', Items: [{ ...aText(), Body: { Kind: 'text', Html } }] },
  ]
  expect(await authoring.save(CourseId, { Chapters: Chapters(lost()) })).toMatchObject({
    Code: -10008,
    Msg: '所选文件不存在，请重新上传',
  })
  expect(
    await authoring.save(CourseId, { Introduction, Chapters: Chapters(html(Url)) }),
  ).toMatchObject({
    Code: 0,
  })
  const { Content } = await authoring.open(CourseId)
  expect(await opens(Content.Introduction[0].Html)).toBe(200)
  const [item] = Content.Chapters[0].Items
  expect(await opens(item.Body.Html)).toBe(200)
  const preview = await authoring.author.calls(previewItem, { CourseId, ItemId: item.Id })
  expect(await opens(preview.Data.Content.Html)).toBe(200)
})

test('a course on the shelf: whoever looks at it sees the picture', async () => {
  const whole = await authoring.whole()
  const CourseId = await authoring.begin()
  await authoring.save(CourseId, { ...whole, Introduction: [{ Title: '简介', Html: html(Url) }] })
  for (const [who, action] of [
    [authoring.author, 'submit'],
    [admin, 'approve'],
    [admin, 'publish'],
  ] as const)
    expect((await authoring.move(who, CourseId, action)).Code).toBe(0)
  const { Data } = await student.calls(getRetCourseBaseClient, { CourseId })
  const [{ TextContent }] = Data.CourseInfoModel.CourseIntroductionList
  expect(await opens(TextContent)).toBe(200)
})

test('another school has no such picture', async () => {
  const other = await app.signedIn('admin1', 'b.localhost')
  expect(await other.calls(saveNews, news(html(Url)))).toMatchObject({ Code: -10008 })
})
