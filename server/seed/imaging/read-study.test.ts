import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isDicom, maskStudy, openPackage, readStudy } from '#platform/imaging/dicom'
import {
  type Attribute,
  dicomFile,
  inventedPatient,
  phantomCt,
  phantomUltrasound,
  ultrasoundLineBox,
} from './index.ts'

const words = [
  'Zhang',
  'ZHANG',
  '张',
  '三',
  'HOSP-0012345',
  '19570302',
  '20240311',
  'ACC-778899',
  '杏林',
  '王医师',
  'INVENTED',
  '1.2.826.0.1.3680043',
]
const wordsIn = (bytes: Uint8Array) => words.filter((word) => Buffer.from(bytes).includes(word))

const zipped = (files: readonly Uint8Array[]) =>
  zipSync(Object.fromEntries(files.map((file, at) => [`ZhangSan/${at}.dcm`, file])), { level: 6 })

/** Grey of 16 bits, 8 by 8, with what a test adds. */
const small = (more: readonly Attribute[], pixels: Uint8Array = new Uint8Array(128)) => {
  const usual: readonly Attribute[] = [
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.4'],
    ['00080018', 'UI', '1.2.3.4.1'],
    ['00080060', 'CS', 'MR'],
    ['0020000D', 'UI', '1.2.3.4'],
    ['0020000E', 'UI', '1.2.3.4.0'],
    ['00280002', 'US', 1],
    ['00280004', 'CS', 'MONOCHROME2'],
    ['00280010', 'US', 8],
    ['00280011', 'US', 8],
    ['00280100', 'US', 16],
    ['00280101', 'US', 12],
    ['00280102', 'US', 11],
    ['00280103', 'US', 0],
    ['7FE00010', 'OW', pixels],
  ]
  const own = new Set(more.map(([tag]) => tag))
  return dicomFile([...usual.filter(([tag]) => !own.has(tag)), ...more])
}

test('a study holds nothing of whom it shows, and says what went', async () => {
  const files = phantomCt(4)
  expect(wordsIn(Buffer.concat(files))).toEqual(words)
  const { study, bytes } = await readStudy(zipped(files))
  expect(wordsIn(bytes)).toEqual([])
  const listed = new Map(
    study.removals.map(({ tag, name, action, files: count }) => [tag, { name, action, count }]),
  )
  expect(listed.get('(0010,0010)')).toEqual({ name: '患者姓名', action: 'replaced', count: 4 })
  expect(listed.get('(0010,0030)')).toEqual({ name: '出生日期', action: 'emptied', count: 4 })
  expect(listed.get('(0008,0080)')).toEqual({ name: '机构名称', action: 'removed', count: 4 })
  expect(listed.get('(0009,xxxx)')).toEqual({ name: '厂商私有标签', action: 'removed', count: 4 })
  expect(listed.get('(0040,0275)')?.action).toBe('removed')
  expect(listed.get('(0020,000D)')).toEqual({ name: '检查 UID', action: 'replaced', count: 4 })
  expect(JSON.stringify(study)).not.toMatch(/Zhang|张三|0012345/i)
})

test('slices lie in their order, with millimetres, units and windows; their pixels are where the study says', async () => {
  const { study, bytes } = await readStudy(zipped(phantomCt(4)))
  const [series] = study.series
  expect(series).toMatchObject({ modality: 'CT', bodyPart: 'CHEST' })
  expect(series?.images.map(({ positions }) => positions[0]?.[2])).toEqual([-7.5, -2.5, 2.5, 7.5])
  const [first] = series?.images ?? []
  expect(first).toMatchObject({
    rows: 256,
    columns: 256,
    bits: 16,
    samples: 1,
    frames: 1,
    unit: 'HU',
    slope: 1,
    intercept: -1024,
    spacing: { row: 1.5, column: 1.5, by: 'patient' },
    windows: [
      { center: 40, width: 400 },
      { center: -600, width: 1500 },
    ],
  })
  // The spinous process stands behind the middle: bone, about 700.
  const at = openPackage(bytes).begin + (first?.offset ?? 0) + ((128 + 70) * 256 + 128) * 2
  expect(Math.abs(Buffer.from(bytes).readUInt16LE(at) - 1_024 - 700)).toBeLessThan(20)
})

test('what was cleaned is read again: it is DICOM, its patient is nobody, its UIDs belong together', async () => {
  const { bytes } = await readStudy(zipped(phantomCt(2)))
  const again = await readStudy(bytes)
  expect(again.study.series).toHaveLength(1)
  expect(again.study.series[0]?.images).toHaveLength(2)
  expect(
    again.study.removals.filter(({ action }) => action === 'removed').map(({ tag }) => tag),
  ).toEqual(['(0012,0062)', '(0012,0063)'])
})

test('two studies of one patient have no UID alike', async () => {
  const one = await readStudy(zipped(phantomCt(1)))
  const other = await readStudy(zipped(phantomCt(1)))
  const uid = (bytes: Uint8Array) =>
    /2\.25\.\d+/.exec(
      Buffer.from(bytes)
        .toString('latin1')
        .replace('2.25.223384652812117406172836447120349581', ''),
    )?.[0]
  expect(uid(one.bytes)).toBeDefined()
  expect(uid(one.bytes)).not.toBe(uid(other.bytes))
})

test('letters in a margin are seen; masking takes them out of the pixels', async () => {
  const { study, bytes } = await readStudy(phantomUltrasound())
  const [image] = study.series[0]?.images ?? []
  expect(image).toMatchObject({
    burnedIn: 'seen',
    samples: 3,
    spacing: { row: 0.5, column: 0.5, by: 'ultrasound' },
  })
  if (!image) return
  const { begin } = openPackage(bytes)
  const { left, top, right, bottom } = ultrasoundLineBox
  const mask = {
    series: 0,
    left: left / 480,
    top: top / 360,
    right: right / 480,
    bottom: bottom / 360,
  }
  const masked = maskStudy(bytes, [mask])
  expect(masked).toHaveLength(bytes.length)
  const brightIn = (of: Uint8Array) => {
    const upper = of.subarray(begin + image.offset, begin + image.offset + 480 * 30 * 3)
    return upper.filter((one) => one > 200).length
  }
  expect(brightIn(bytes)).toBeGreaterThan(1_000)
  expect(brightIn(masked)).toBe(0)
  const again = await readStudy(masked)
  expect(again.study.series[0]?.images[0]?.burnedIn).toBe('modality')
  const below = begin + image.offset + 480 * 40 * 3
  expect(
    Buffer.from(masked.subarray(below, below + 50_000)).equals(
      Buffer.from(bytes.subarray(below, below + 50_000)),
    ),
  ).toBe(true)
})

test('a CT has no letters, an ultrasound picture is looked at though it has none', async () => {
  const { study } = await readStudy(zipped(phantomCt(3)))
  expect(study.series[0]?.images.filter(({ burnedIn }) => burnedIn !== undefined)).toEqual([])
  const risky = await readStudy(small([['00080060', 'CS', 'XA']]))
  expect(risky.study.series[0]?.images[0]?.burnedIn).toBe('modality')
  const said = await readStudy(small([['00280301', 'CS', 'YES']]))
  expect(said.study.series[0]?.images[0]?.burnedIn).toBe('declared')
})

test('names drawn into unused bits of the words, in overlays and in free words of kept attributes go', async () => {
  const pixels = new Uint8Array(128)
  pixels[1] = 0xf1
  const { study, bytes } = await readStudy(
    small(
      [
        ['60000010', 'US', 8],
        ['60003000', 'OW', new Uint8Array(8).fill(255)],
        ['00180015', 'CS', 'Zhang San'],
        ['00281054', 'LO', 'ZHANG'],
        ...inventedPatient,
      ],
      pixels,
    ),
  )
  const offset = openPackage(bytes).begin + (study.series[0]?.images[0]?.offset ?? 0)
  expect([...bytes.subarray(offset, offset + 2)]).toEqual([0, 1])
  expect(study.removals.find(({ tag }) => tag === '(6000,3000)')).toMatchObject({
    name: '叠加层',
    action: 'removed',
  })
  expect(wordsIn(bytes)).toEqual([])
})

const refusal = (bytes: Uint8Array): Promise<unknown> =>
  readStudy(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  )

test.each([
  ['no file of the kind', new TextEncoder().encode('<svg>'), /不是 DICOM/],
  ['nothing', new Uint8Array(), /不是 DICOM/],
  ['a report', small([['00080060', 'CS', 'SR']]).subarray(0, 200), /损坏|不含图像/],
  ['pixels that end early', small([['00280010', 'US', 64]]), /不完整/],
  ['no size', small([['00280010', 'US', 0]]), /大小/],
  [
    'a size that nobody has memory for',
    small([
      ['00280010', 'US', 8000],
      ['00280011', 'US', 8000],
      ['00280008', 'IS', '900'],
    ]),
    /过大/,
  ],
  ['frames without end', small([['00280008', 'IS', '4000000']]), /帧/],
  ['32 bits', small([['00280100', 'US', 32]]), /32 位/],
  ['a palette that is missing', small([['00280004', 'CS', 'PALETTE COLOR']]), /调色板/],
  [
    'a colour that is unknown',
    small(
      [
        ['00280004', 'CS', 'HSV'],
        ['00280002', 'US', 3],
        ['00280100', 'US', 8],
      ],
      new Uint8Array(192),
    ),
    /HSV/,
  ],
])('%s is refused by its reason', async (_, bytes, reason) => {
  expect(await refusal(bytes)).toMatch(reason)
})

test('an archive tells what of it was not taken, without the names of its files', async () => {
  const { study } = await readStudy(
    zipSync({
      'ZhangSan.txt': new TextEncoder().encode('notes'),
      'a.dcm': small([]),
      DICOMDIR: small([]).subarray(0, 140),
    }),
  )
  expect(study.series).toHaveLength(1)
  expect(study.skipped.map(({ files }) => files).reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(JSON.stringify(study.skipped)).not.toMatch(/Zhang/)
})

test('a file is known by its content', () => {
  expect(isDicom(phantomUltrasound())).toBe(true)
  expect(isDicom(new Uint8Array(200))).toBe(false)
})
