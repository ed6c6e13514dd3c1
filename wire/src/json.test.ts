import { expect, test } from 'vitest'
import { decodeJson, encodeJson, limits } from './json.ts'
import { refusalOf } from './refusal-testing.ts'

const reading = (text: string) => refusalOf(() => decodeJson(Buffer.from(text)))
const read = (text: string) => decodeJson(Buffer.from(text))
const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

test.each<[string, string]>([
  ['nothing', ''],
  ['an array', '[{}]'],
  ['null', 'null'],
  ['a string', '"{}"'],
  ['a byte order mark', '\uFEFF{}'],
  ['a zero byte after it', '{}\0'],
  ['two objects', '{}{}'],
  ['U+0000', '{"a":"x\\u0000"}'],
  ['U+0000 deep in a list', '{"a":[["\\u0000"]]}'],
  ['U+0000 in a name', '{"a\\u0000":1}'],
  ['another control in a name', '{"__pro\\u0001to__":1}'],
  ['a lone high surrogate', '{"a":"\\ud83d"}'],
  ['a lone low surrogate', '{"a":"\\ude00x"}'],
  ['a lone surrogate in a name', '{"\\ud83d":1}'],
  ['__proto__', '{"a":{"__proto__":{"x":1}}}'],
  ['constructor', '{"constructor":1}'],
  ['prototype in a list', '{"a":[{"prototype":1}]}'],
  ['depth 33', nested(limits.depth + 1)],
  ['a megabyte of brackets', nested(500_000)],
  ['20 001 values', `{"a":[${'1,'.repeat(limits.values - 2)}1]}`],
  ['200 001 code points', `{"a":"${'a'.repeat(limits.codePoints + 1)}"}`],
  ['200 001 code points beyond the basic plane', `{"a":"${'𠮷'.repeat(limits.codePoints + 1)}"}`],
])('refuses %s', (_, text) => expect(reading(text)).toBe('badBody'))

test.each([
  [[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]],
  [[0xef, 0xbb, 0xbf, 0x7b, 0x7d]],
  [[...Buffer.from('{"a":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d]],
])('refuses the bytes %j', (bytes) =>
  expect(refusalOf(() => decodeJson(Uint8Array.from(bytes)))).toBe('badBody'),
)

test('is not confused by the refusal before', () => {
  expect(refusalOf(() => decodeJson(Uint8Array.of(0x7b, 0xe7)))).toBe('badBody')
  expect(read('{"a":"病"}')).toEqual({ a: '病' })
})

test.each<[string, string]>([
  ['depth 32', nested(limits.depth)],
  ['20 000 values', `{"a":[${'1,'.repeat(limits.values - 3)}1]}`],
  ['200 000 code points', `{"a":"${'𠮷'.repeat(limits.codePoints)}"}`],
  ['white space around it', ' \n{}\t'],
])('accepts %s', (_, text) => expect(reading(text)).toBe('accepted'))

test('removes C0 controls except tab, line feed and return, wherever a string stands, and nothing else', () => {
  const text =
    '{"a":"\\u0001x\\u0002\\u0003y\\u001f","b":[{"c":"1\\t2\\n3\\r4\\b5"}],"e":["\\u0001z"],"d":"\\u007f\\u0085\\u200d\\ufeffé"}'
  expect(read(text)).toEqual({
    a: 'xy',
    b: [{ c: '1\t2\n3\r45' }],
    e: ['z'],
    d: '\u007f\u0085\u200d\ufeffé',
  })
})

test('drops the salt at the top only', () => {
  expect(read('{"_n":"x","a":{"_n":1}}')).toEqual({ a: { _n: 1 } })
})

test('writes the salt first, also before names that look like numbers', () => {
  expect(Buffer.from(encodeJson({ 1: 'x' }, 'salt')).toString()).toBe('{"_n":"salt","1":"x"}')
  expect(Buffer.from(encodeJson({}, 'salt')).toString()).toBe('{"_n":"salt"}')
  expect(Buffer.from(encodeJson({ a: undefined }, '')).toString()).toBe('{}')
})

test('does not write what no reader would give back', () => {
  for (const value of [[], new Date(0), () => 1, { _n: '' }])
    expect(refusalOf(() => encodeJson(value, ''))).toBe('fault')
})
