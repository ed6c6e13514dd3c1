import { get } from 'node:http'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkStudy,
  getLibrary,
  getResource,
  type Resource,
  shareResource,
} from '@xinglin/contract/resources'
import { phantomCt, phantomUltrasound } from './index.ts'
import { openPackage } from '#platform/imaging/dicom'
import { sendFile, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let other: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

/** The bytes of a file, as a page reads them. */
const bytesOf = ({ Url }: Resource): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { port } = app.visitor()
    get({ host: '127.0.0.1', port, path: Url, headers: { Host: 'localhost' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
const share = (of: Resource) =>
  admin.calls(shareResource, { Id: of.Id, Visibility: 'school', MayDownload: true, Targets: [] })
const wholeLine = { Series: 0, Left: 0, Top: 0, Right: 1, Bottom: 0.08 }

test('a study is cleaned where it is uploaded, and goes nowhere until somebody has looked for words', async () => {
  const { Code, Data } = await sendFile(teacher, '腹部超声.dcm', Buffer.from(phantomUltrasound()))
  expect(Code).toBe(0)
  expect(Data).toMatchObject({
    Kind: 'dicom',
    Unchecked: true,
    File: '',
    MediaType: 'application/zip',
  })
  expect(Data.Facts).toContainEqual({ Name: '检查类型', Value: '超声' })
  const before = await bytesOf(Data)
  expect(before.includes('Zhang')).toBe(false)
  const { study, begin } = openPackage(before)
  const image = study.series[0]?.images[0]
  expect(image?.burnedIn).toBe('seen')
  expect((await share(Data)).Msg).toBe('请先检查影像上有没有姓名等文字，完成后才能共享')

  expect((await other.calls(checkStudy, { Id: Data.Id, Masks: [wholeLine] })).Code).toBe(-404)
  const turned = { ...wholeLine, Top: 0.5, Bottom: 0.4 }
  expect((await teacher.calls(checkStudy, { Id: Data.Id, Masks: [turned] })).Msg).toMatch(
    /区域有误/,
  )
  const { Data: checked } = await teacher.calls(checkStudy, { Id: Data.Id, Masks: [wholeLine] })
  expect(checked).toMatchObject({ Unchecked: false })
  expect(checked.File).not.toBe('')
  expect(checked.Facts).toContainEqual({ Name: '图上文字', Value: '已遮盖 1 处' })
  const after = await bytesOf(checked)
  const upper = after.subarray(begin + (image?.offset ?? 0)).subarray(0, 480 * 25 * 3)
  expect(upper.every((one) => one === 0)).toBe(true)
  // The bytes that showed the name are gone.
  expect((await app.visitor().raw('GET', Data.Url, {})).http).toBe(404)
  expect((await teacher.calls(checkStudy, { Id: Data.Id, Masks: [] })).Msg).toMatch(/已检查过/)
  expect((await share(checked)).Data).toMatchObject({ State: 'approved' })
})

test('a study of a ZIP is one resource; that it has no words is said too', async () => {
  const zip = zipSync(
    Object.fromEntries(phantomCt(3).map((file, at) => [`ZhangSan/${at}`, file] as const)),
  )
  const { Data } = await sendFile(teacher, '胸部.zip', Buffer.from(zip))
  expect(Data).toMatchObject({ Kind: 'dicom', Unchecked: true })
  expect(Data.Facts).toContainEqual({ Name: '序列与图像', Value: '1 个序列，3 层' })
  const { Data: checked } = await teacher.calls(checkStudy, { Id: Data.Id, Masks: [] })
  expect(checked).toMatchObject({ Unchecked: false, Url: expect.stringContaining('/f/') as string })
  expect(checked.Facts.at(-1)).toEqual({ Name: '图上文字', Value: '已逐一查看，没有文字' })
})

const record = zipSync({
  'r.hea': new TextEncoder().encode(
    'r 2 100 200 10:00:00 01/02/2020\nr.dat 16 200/mV 16 0 0 0 0 II\nr.dat 16 60/mmHg 16 0 0 0 0 ABP\n# 69 M Zhang',
  ),
  'r.dat': new Uint8Array(800),
})

test('a ZIP with a record of WFDB is an ECG; what names somebody is not kept', async () => {
  const { Data } = await sendFile(teacher, '心电.zip', Buffer.from(record))
  const about = { FileName: '心电图.json', MediaType: 'application/json' }
  expect(Data).toMatchObject({ Kind: 'ecg', Unchecked: false, ...about })
  expect(Data.Facts[0]).toEqual({ Name: '导联', Value: 'II' })
  const kept = await bytesOf(Data)
  expect(JSON.parse(kept.toString())).toMatchObject({ leads: [{ name: 'II', rate: 100 }] })
  expect(kept.includes('Zhang')).toBe(false)
  const { Data: list } = await teacher.calls(getLibrary, { View: 'own', Kinds: ['ecg'] })
  expect(list.List.map(({ Id }: Resource) => Id)).toEqual([Data.Id])
  expect((await teacher.calls(checkStudy, { Id: Data.Id, Masks: [] })).Msg).toMatch(/已检查过/)
})

test.each([
  ['影像.dcm', Buffer.from('<html>'.repeat(60)), /不符|损坏/],
  ['影像.zip', Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) })), /不是 DICOM/],
  ['心电.xml', Buffer.from('<restingecgdata/>'), /Philips/],
  ['心电.xml', Buffer.from('PK not'), /不符|损坏/],
])('%s of another kind is refused by its reason', async (name, bytes, reason) => {
  const { Code, Msg } = await sendFile(teacher, name, bytes)
  expect([Code, Msg]).toEqual([-10008, expect.stringMatching(reason)])
})

test('those who run the school may look for words as well', async () => {
  const { Data } = await sendFile(teacher, '超声2.dcm', Buffer.from(phantomUltrasound()))
  expect((await admin.calls(checkStudy, { Id: Data.Id, Masks: [wholeLine] })).Code).toBe(0)
  expect((await teacher.calls(getResource, { Id: Data.Id })).Data.Unchecked).toBe(false)
})
