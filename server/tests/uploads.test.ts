import { deflateRawSync, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall } from '@xinglin/contract/specification'
import { shapeOf, valueOf } from './attacks/shape.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { testApp, type TestApp } from '#testing'

// Files that pretend, that hold scripts, and that grow when they are opened, at every door for files.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const crcOf = (bytes: Buffer): number => {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crcOf(body), body.length + 4)
  return whole
}
const png = (width: number, height: number, ...more: Buffer[]): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const image = deflateSync(Buffer.alloc(Math.min(height, 2_000) * Math.min(width, 4_000)))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A ZIP of some files, packed. */
const zip = (...files: readonly (readonly [string, Buffer])[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crcOf(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const entry = Buffer.alloc(46)
    entry.write('PK\u0001\u0002', 'latin1')
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6, 0, 24)
    entry.writeUInt32LE(at, 42)
    parts.push(local)
    directory.push(entry, Buffer.from(name))
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
const types = ['[Content_Types].xml', Buffer.from('<Types/>')] as const
const macros = zip(types, ['word/vbaProject.bin', Buffer.from('Sub AutoOpen()')])
const sheetBomb = zip(types, ['xl/sharedStrings.xml', Buffer.alloc(40_000_000, '<si/>')])
const nested = zip(['a.zip', zip(['b.zip', zip(['c', Buffer.alloc(9_000_000)])])])
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const bomb = deflateSync(Buffer.alloc(60_000_000))
const files: readonly (readonly [string, string, Buffer])[] = [
  ['SVG with a script', 'x.svg', Buffer.from(svg)],
  ['SVG called PNG', 'x.png', Buffer.from(svg)],
  ['HTML called PNG', 'x.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'HTML behind the signature of a PNG',
    'x.png',
    Buffer.from('\u0089PNG\r\n\u001a\n<script>alert(1)</script>', 'latin1'),
  ],
  [
    'a GIF that is JavaScript',
    'x.gif',
    Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)//', 'latin1'),
  ],
  [
    'a JPEG that is JavaScript',
    'x.jpg',
    Buffer.from('\u00ff\u00d8\u00ff\u00e0/*JFIF*/=1;alert(1)', 'latin1'),
  ],
  [
    'a WebP without a picture',
    'x.webp',
    Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ', 'latin1'),
  ],
  ['900 million pixels in 40 kB', 'x.png', png(30_000, 30_000)],
  ['a billion pixels by its head alone', 'x.png', png(2_000_000_000, 2_000_000_000)],
  [
    '60 MB of text within a PNG',
    'x.png',
    png(1, 1, chunk('zTXt', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb]))),
  ],
  [
    '60 MB of profile within a PNG',
    'x.png',
    png(1, 1, chunk('iCCP', Buffer.concat([Buffer.from('a\u0000\u0000'), bomb]))),
  ],
  ['a ZIP', 'x.docx', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000', 'latin1')],
  ['a document with macros', 'x.docm', macros],
  ['a document with macros called PDF', 'x.pdf', macros],
  ['a workbook of 40 MB in 40 kB', 'x.xlsx', sheetBomb],
  ['a ZIP in a ZIP in a ZIP', 'x.zip', nested],
  ['a way out of the folder', 'x.zip', zip(['../../etc/passwd', Buffer.from('x')])],
  ['a ZIP called PNG', 'x.png', nested],
  [
    'a PDF that is a ZIP behind its end',
    'x.pdf',
    Buffer.concat([Buffer.from(`${pdf}%%EOF\n`), macros]),
  ],
  ['a PDF that never ends', 'x.pdf', Buffer.from(pdf)],
  ['HTML that says it is a PDF', 'x.pdf', Buffer.from('%PDF-<script>alert(1)</script>')],
  ['a PDF by its name alone', 'x.pdf', Buffer.from('<script>alert(1)</script>%PDF-1.7')],
  ['an empty file', 'x.png', Buffer.alloc(0)],
  [
    'XML with entities',
    'x.xml',
    Buffer.from(
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>',
    ),
  ],
  ['JSON nested deep', 'x.json', Buffer.from('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000))],
  [
    'JSON that reaches for the prototype',
    'x.json',
    Buffer.from('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
  ],
  ['a name that is a path', '../../../../etc/cron.d/x.png', Buffer.from('x')],
  ['a name with two endings', 'x.php\u0000.png', Buffer.from('<?php system($_GET[0]); ?>')],
]

const doors = everyCall.filter((call) => call.fileBody === true)

test('there are doors to try', () => expect(doors.length).toBeGreaterThan(4))

test.each(files)('%s is kept nowhere', async (_what, name, bytes) => {
  const before = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select id from file'),
  )
  for (const door of doors) {
    const author = await app.signedIn(door.who.includes('teacher') ? 'teacher1' : 'admin1')
    const input = valueOf(shapeOf(door), seededRandom(1), (member) => {
      if (member.endsWith('Name')) return name.replace('\u0000', '%00')
      return member.endsWith('Id') ? (app.fixture.courses['a.open'] ?? '') : '1'
    }) as object
    const began = performance.now()
    const answered = await author.calls(door, { ...input, Bytes: bytes })
    const outcome = `${door.path}: ${answered.http} ${answered.Code} ${answered.Msg}`
    expect(answered.http, outcome).toBeLessThan(500)
    expect(answered.Code, outcome).toBeLessThan(0)
    expect(answered.Msg, outcome).toMatch(/\p{Script=Han}/u)
    expect(performance.now() - began, outcome).toBeLessThan(10_000)
  }
  const after = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select id from file'),
  )
  expect(after.rows).toEqual(before.rows)
})
