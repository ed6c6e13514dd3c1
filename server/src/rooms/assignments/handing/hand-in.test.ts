import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAssignmentProgress,
  getOwnAssignment,
  getOwnSubmission,
  handIn,
  openDraft,
  overrideDates,
  saveDraft,
} from '@xinglin/contract/assignments'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { keepTextPicture } from '@xinglin/contract/resources'
import sharp from 'sharp'
import { newId } from '#platform/ids'
import {
  daysAhead,
  handingIn,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  readingItem,
  submissionItem,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let teacher: Visitor
let student: Visitor
let classId: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student1'), person('student2')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const placeIn = async (over: object = {}, item: object = {}) => {
  const task = await publishedAssignment(teacher, classId, {
    Items: [submissionItem(item)],
    ...over,
  })
  return { Id: task.Id as string, ItemId: task.Items[0].Id as string }
}
const text = (words: string) => `<p>${words}</p>`
const read = async (who: Visitor, place: object) => who.calls(getOwnSubmission, place)

describe('writing is refused', () => {
  test('to whoever does not have the task, and at what is no work to hand in', async () => {
    const place = await placeIn()
    const third = await app.signedIn('student3')
    for (const call of [getOwnSubmission, openDraft])
      expect(await third.calls(call, place)).toMatchObject({ Code: -404 })
    expect(await student.calls(openDraft, { ...place, ItemId: newId() })).toMatchObject({
      Code: -404,
    })
    const reading = await publishedAssignment(teacher, classId, { Items: [readingItem()] })
    const at = { Id: reading.Id, ItemId: reading.Items[0].Id }
    expect(await student.calls(openDraft, at)).toMatchObject({ Msg: '这项内容不需要提交' })
  })

  test.each([
    ['before its time', { OpensAt: daysAhead(1) }, '任务还没有开放'],
    [
      'before what comes first',
      { Ordered: true, Items: [readingItem(), submissionItem()] },
      '请先完成前面的内容',
    ],
  ])('%s', async (_when, over, Msg) => {
    const task = await publishedAssignment(teacher, classId, {
      Items: [submissionItem()],
      ...over,
    })
    const place = { Id: task.Id, ItemId: task.Items.at(-1).Id }
    expect(await student.calls(openDraft, place)).toMatchObject({ Msg })
    expect((await read(student, place)).Data).toMatchObject({ Locked: Msg, Asked: '' })
  })

  test('after the student’s own date, by the server’s clock', async () => {
    const place = await placeIn()
    const one = await handingIn(student, place)
    await one.write(text('初稿'))
    await teacher.calls(overrideDates, {
      Id: place.Id,
      To: [{ Kind: 'person', Id: person('student1') }],
      Dates: [{ Field: 'due', At: daysAhead(-1) }],
      Reason: '已单独约定',
    })
    expect(await one.handIn()).toMatchObject({ Code: -10011, Msg: '已过截止时间，不能再提交' })
    expect((await read(student, place)).Data).toMatchObject({
      Draft: { Body: text('初稿') },
      Due: { By: { Reason: '已单独约定' } },
    })
    const second = await handingIn(await app.signedIn('student2'), place)
    await second.write(text('按时'))
    expect((await second.handIn()).Data).toMatchObject({ No: 1, LateDays: 0 })
  })
})

describe('a draft', () => {
  test('is kept in order, and a second device does not overwrite it', async () => {
    const place = await placeIn()
    const first = await handingIn(student, place)
    expect((await first.write(text('一'))).Data.Version).toBe(1)
    const save = (Epoch: number, Version: number, Body: string) =>
      student.calls(saveDraft, { ...place, Epoch, Version, Body, Files: [] })
    // The same once more, and an older one that comes late: nothing changes.
    expect((await save(first.Epoch, 1, text('旧'))).Data.Version).toBe(1)
    expect((await read(student, place)).Data.Draft.Body).toBe(text('一'))
    const second = await handingIn(student, place)
    expect(second.opened.Data.Draft.Body).toBe(text('一'))
    expect(await save(first.Epoch, 2, text('旧设备'))).toMatchObject({
      Code: -10009,
      Msg: '已在其他设备或页面打开，这里的修改没有保存',
    })
    expect(await student.calls(handIn, { ...place, Epoch: first.Epoch, Version: 1 })).toMatchObject(
      { Code: -10009 },
    )
    await second.write(text('新设备'))
    expect((await read(student, place)).Data.Draft).toMatchObject({
      Body: text('新设备'),
      Version: 2,
    })
  })

  test('is cleaned, and holds no word, picture or file that it must not', async () => {
    const place = await placeIn()
    const one = await handingIn(student, place)
    await one.write('<p onclick="x">写<script>1</script></p>')
    expect((await read(student, place)).Data.Draft.Body).toBe(text('写'))
    expect(await one.write(text('赌博'))).toMatchObject({ Code: -10010 })
    expect(await one.write(text('写'), [newId()])).toMatchObject({
      Code: -10008,
      Msg: '附件不存在，请重新上传',
    })
    // A picture of somebody else's, whose address they may have seen.
    const Bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { Url } = (await teacher.calls(keepTextPicture, { Name: '图.png', Bytes })).Data
    const strangers = /\/f\/([0-9a-f-]{36})/.exec(Url)?.[1] ?? ''
    expect(await one.write(`<p>图<img src="/f/${strangers}.webp" alt=""></p>`)).toMatchObject({
      Code: -10008,
      Msg: '正文中的图片不存在，请重新插入',
    })
  })

  test('takes files by what they are', async () => {
    const place = await placeIn()
    const one = await handingIn(student, place)
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
    const docx = Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml', 'latin1')
    const macros = Buffer.concat([docx, Buffer.from(' word/vbaProject.bin')])
    expect((await one.keep('报告.pdf', pdf)).Data.File).toMatchObject({
      Name: '报告.pdf',
      Type: 'pdf',
      Bytes: pdf.length,
    })
    expect((await one.keep('分析.docx', docx)).Data.File.Type).toBe('document')
    for (const [name, bytes] of [
      ['宏.docm', macros],
      ['程序.pdf', Buffer.from('MZ not a document')],
      ['页面.html', Buffer.from('<html></html>')],
    ] as const)
      expect(await one.keep(name, bytes)).toMatchObject({
        Code: -10008,
        Msg: '仅支持图片、PDF 和 Word、Excel、PowerPoint 文档（不含宏）',
      })
    const kept = (await read(student, place)).Data.Draft.Files
    expect(kept.map(({ Name }: { Name: string }) => Name)).toEqual(['报告.pdf', '分析.docx'])
    await one.write(text('有附件'), [kept[1].Id])
    expect((await read(student, place)).Data.Draft.Files).toHaveLength(1)
  })
})

describe('handing in', () => {
  test('answers a receipt, the same when asked again; it may be done anew until it is marked', async () => {
    const place = await placeIn()
    const one = await handingIn(student, place)
    expect(await one.handIn()).toMatchObject({ Code: -10008 })
    await one.write('<p> </p>')
    expect(await one.handIn()).toMatchObject({ Code: -10008, Msg: '请先填写正文或添加附件' })
    await one.write(text('诊断依据'))
    expect(await student.calls(handIn, { ...place, Epoch: one.Epoch, Version: 1 })).toMatchObject({
      Code: -10009,
      Msg: '草稿还没有保存完，请稍后再提交',
    })
    const receipt = (await one.handIn()).Data
    expect(receipt).toMatchObject({ No: 1, LateDays: 0, Digest: expect.stringMatching(/^\w{16}$/) })
    expect((await one.handIn()).Data).toEqual(receipt)
    const own = async () => (await student.calls(getOwnAssignment, { Id: place.Id })).Data
    expect(await own()).toMatchObject({ State: 'waiting', Items: [{ Work: { State: 'waiting' } }] })
    await one.write(text('诊断依据，补充鉴别'))
    expect((await one.handIn()).Data).toMatchObject({ No: 2 })
    const { Versions } = (await read(student, place)).Data
    expect(Versions.map(({ No, Body }: { No: number; Body: string }) => [No, Body])).toEqual([
      [2, text('诊断依据，补充鉴别')],
      [1, text('诊断依据')],
    ])
    const progress = (await teacher.calls(getAssignmentProgress, { Id: place.Id })).Data
    expect(progress.Items[0].Counts).toMatchObject({ waiting: 1, none: 1 })
  })

  test('late counts with its penalty where the rule allows it', async () => {
    const place = await placeIn({}, { LateRule: 'penalty', Penalty: 10 })
    await teacher.calls(overrideDates, {
      Id: place.Id,
      To: [{ Kind: 'person', Id: person('student1') }],
      Dates: [{ Field: 'due', At: daysAhead(-1.5) }],
      Reason: '实习安排',
    })
    const one = await handingIn(student, place)
    await one.write(text('迟交'))
    expect((await one.handIn()).Data.LateDays).toBe(2)
  })
})
