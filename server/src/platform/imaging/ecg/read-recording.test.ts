import { zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecording } from './index.ts'
import { readHeader } from './wfdb-header.ts'
import { written } from './written-samples.ts'

const record = (header: string, files: Readonly<Record<string, Buffer>>): Uint8Array =>
  zipSync({ 'a.hea': new TextEncoder().encode(header), ...files })

const line = (frames: number, format: number, values: (frame: number) => readonly number[]) =>
  written[format]?.(Array.from({ length: frames }, (_, frame) => values(frame)).flat()) ??
  Buffer.alloc(0)

test('a header holds what real ones hold', () => {
  expect(
    readHeader(
      '# unnecessary comment\n100 2 360\n100.dat 212 200 11 1024 995 -22131 0 MLII\n100.dat 212:3 200 11 1024 1011 20052 0 V5\n#Aldomet',
    ),
  ).toMatchObject({
    rate: 360,
    frames: 0,
    comments: 2,
    isDated: false,
    signals: [
      { gain: 200, baseline: 1024, unit: 'mV', skew: 0, name: 'MLII' },
      { skew: 3, name: 'V5' },
    ],
  })
  expect(
    readHeader(
      'x 1 250/24000(7) 825000 15:08:24 01/02/1990\nx.dat 16x4:2+24 64.02(4)/mmHg 16 0 4004 -26056 0 left ABP',
    ),
  ).toMatchObject({
    rate: 250,
    frames: 825_000,
    isDated: true,
    signals: [
      {
        format: 16,
        perFrame: 4,
        skew: 2,
        before: 24,
        gain: 64.02,
        baseline: 4,
        unit: 'mmHg',
        name: 'left ABP',
      },
    ],
  })
  expect(readHeader('l/2 1 125 200\n~ 100\nb 100').segments).toEqual([
    { name: '~', frames: 100 },
    { name: 'b', frames: 100 },
  ])
})

test('leads are in microvolts, from their baseline, in their order and at their rate', () => {
  const { leads, seconds, removed } = readRecording(
    record(
      'a 2 100 200 10:00:00\na.dat 16x2 200(50)/mV 16 0 0 0 0 II\na.dat 16 1000/uV 16 0 0 0 0 avr\n# 69 M',
      {
        'a.dat': line(200, 16, (frame) => [50 + frame, 250 + frame, frame * 1_000 - 3_000]),
      },
    ),
  )
  expect(seconds).toBe(2)
  expect(leads.map(({ name, rate }) => [name, rate])).toEqual([
    ['II', 200],
    ['aVR', 100],
  ])
  expect(leads[0]?.microvolts.slice(0, 4)).toEqual([0, 1_000, 5, 1_005])
  expect(leads[1]?.microvolts.slice(2, 5)).toEqual([-1, 0, 1])
  expect(removed.join()).toMatch(/备注 1 行/)
  expect(removed.join()).toMatch(/日期/)
})

test('a lead that lags is moved back; what lies before the samples is passed over', () => {
  const { leads } = readRecording(
    record('a 2 100 50\na.dat 16+6 1000 16 0 0 0 0 I\na.dat 16:3+6 1000 16 0 0 0 0 II', {
      'a.dat': Buffer.concat([Buffer.alloc(6, 7), line(60, 16, (frame) => [frame, frame - 3])]),
    }),
  )
  expect(leads[0]?.microvolts).toEqual(leads[1]?.microvolts)
  expect(leads[1]?.microvolts).toHaveLength(50)
})

test('differences add up; a lost sample is a gap', () => {
  const { leads } = readRecording(
    record('a 2 100 4\na.dat 8 1000 16 0 10 0 0 I\nb.dat 212 1000 12 0 0 0 0 V1', {
      'a.dat': Buffer.from([0, 5, 251, 2]),
      'b.dat': written[212]?.([1, -2048, 3, 4]) ?? Buffer.alloc(0),
    }),
  )
  expect(leads[0]?.microvolts).toEqual([10, 15, 10, 12])
  expect(leads[1]?.microvolts).toEqual([1, null, 3, 4])
})

test('segments follow one another, gaps stay gaps, a lead that begins later begins later', () => {
  const text = (of: string) => new TextEncoder().encode(of)
  const { leads, wholeSeconds } = readRecording(
    zipSync({
      'm.hea': text('m/5 2 100 900\nlayout 0\n~ 100\none 100\n~ 50\ntwo 100'),
      'layout.hea': text('layout 2 100 0\n~ 0 200/mV 16 0 0 0 0 II\n~ 0 200/mV 16 0 0 0 0 V'),
      'one.hea': text('one 1 100 100\none.dat 16 1000 16 0 0 0 0 II'),
      'two.hea': text('two 2 100 100\ntwo.dat 16 1000 16 0 0 0 0 II\ntwo.dat 16 1000 16 0 0 0 0 V'),
      'one.dat': line(100, 16, () => [1]),
      'two.dat': line(100, 16, () => [2, 3]),
    }),
  )
  expect(leads.map(({ name, microvolts }) => [name, microvolts.length])).toEqual([
    ['II', 250],
    ['V', 250],
  ])
  expect(leads[0]?.microvolts.slice(98, 152)).toEqual([
    1,
    1,
    ...Array.from({ length: 50 }, () => null),
    2,
    2,
  ])
  expect(leads[1]?.microvolts.slice(0, 150).every((one) => one === null)).toBe(true)
  expect(wholeSeconds).toBe(9)
})

const one = (signal: string, name = 'a.dat') =>
  record(`a 2 100 10\n${signal}\nb.dat 16 200/mV 16 0 0 0 0 II`, {
    [name]: line(10, 16, (frame) => [frame * 9_000]),
    'b.dat': line(10, 16, () => [1]),
  })

test.each([
  ['a.dat 16 64(4)/mmHg 16 0 0 0 0 ABP', 'ABP', /mmHg/],
  ['a.dat 16 12530/NU 16 0 0 0 0 PLETH', 'PLETH', /没有单位/],
  ['a.dat 16 174.83(11204)/degrees 16 0 0 0 0 Angle', 'Angle', /degrees/],
  ['a.dat 16 0 16 0 0 0 0 V9', 'V9', /没有单位/],
  ['a.dat 16', '导联 1', /没有单位/],
  ['a.dat 16 2000 12 0 0 0 0 RESP', 'RESP', /不是心电/],
  ['a.dat 16 6.8e-14/V 16 0 0 0 0 V1', 'V1', /幅度/],
])('%s is named and not drawn', (signal, name, reason) => {
  const { leads, notDrawn } = readRecording(one(signal))
  expect(leads.map((lead) => lead.name)).toEqual(['II'])
  expect(notDrawn).toEqual([{ name, reason: expect.stringMatching(reason) as string }])
})

const refusal = (bytes: Uint8Array): string => {
  try {
    readRecording(bytes)
    return 'read'
  } catch (error) {
    return error instanceof Error ? `${error.constructor.name} ${error.message}` : ''
  }
}

test.each([
  ['nothing', new Uint8Array(), /Unreadable .*aECG/],
  [
    'a header alone',
    record('a 1 100 10\na.dat 16 200 16 0 0 0 0 II', {}),
    /Unreadable .*缺少数据文件 a\.dat/,
  ],
  ['no header', zipSync({ 'a.dat': new Uint8Array(4) }), /Unreadable .*头文件/],
  [
    'two records',
    zipSync({
      'a.hea': new TextEncoder().encode('a 0 1'),
      'b.hea': new TextEncoder().encode('b 0 1'),
    }),
    /Unreadable .*2 份记录/,
  ],
  [
    'a format that is packed',
    record('a 1 100 10\na.dat 516 200/mV 16 0 0 0 0 II', { 'a.dat': Buffer.alloc(20) }),
    /Unreadable .*FLAC/,
  ],
  [
    'a format that is none',
    record('a 1 100 10\na.dat mat 200/mV', { 'a.dat': Buffer.alloc(20) }),
    /Unreadable .*格式/,
  ],
  ['signals without lines', record('a 3 100 10\na.dat 16', {}), /Unreadable .*信号行不足/],
  [
    'pressure alone',
    record('a 1 100 10\na.dat 16 60/mmHg 16 0 0 0 0 ABP', { 'a.dat': Buffer.alloc(20) }),
    /Unreadable .*ABP.*mmHg/,
  ],
  ['another XML', new TextEncoder().encode('<restingecgdata/>'), /Unreadable .*Philips/],
  [
    'XML with a document type',
    new TextEncoder().encode('<!DOCTYPE a><AnnotatedECG/>'),
    /Unreadable/,
  ],
  ['an ECG without leads', new TextEncoder().encode('<AnnotatedECG/>'), /Unreadable .*没有心电/],
])('%s is refused by its reason', (_, bytes, reason) => {
  expect(refusal(bytes)).toMatch(reason)
})

test('no header makes it fail otherwise than by a reason', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), fc.uint8Array({ maxLength: 64 }), (header, data) => {
      expect(refusal(record(header, { 'a.dat': Buffer.from(data) }))).toMatch(
        /^(?:read|Unreadable)/,
      )
    }),
  )
})
