import { expect, test } from 'vitest'
import { readPreviewSource, writePreviewSource } from './preview.ts'
import { refusalOf } from './refusal-testing.ts'

const good = { UserName: 'preview:7f3a9c1e5b8d4f60', PassWord: 'mZ4kQ8tW1xR6vB3nL9cJ2hYp' }
const source = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each<[string, string]>([
  ['nothing', ''],
  ['no Base64', '%%%'],
  ['an empty object', source({})],
  ['null', source(null)],
  ['the account of a person', source({ ...good, UserName: '20240001' })],
  ['a short name', source({ ...good, UserName: 'preview:7f3a' })],
  ['a name that is not hex', source({ ...good, UserName: 'preview:7f3a9c1e5b8d4f6g' })],
  ['more before preview:', source({ ...good, UserName: `x${good.UserName}` })],
  ['a short password', source({ ...good, PassWord: 'real' })],
  ['a third member', source({ ...good, LoginType: 0 })],
  ['padding', `${source(good)}=`],
])('refuses %s', (_, text) => expect(refusalOf(() => readPreviewSource(text))).toBe('badLogin'))

test('what it writes it reads, and it does not write the account of a person', () => {
  expect(readPreviewSource(writePreviewSource(good))).toEqual(good)
  expect(refusalOf(() => writePreviewSource({ ...good, UserName: '20240001' }))).toBe('badLogin')
})
