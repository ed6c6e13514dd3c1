import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkMac, macCanon, type MacInput, makeMac } from './mac.ts'
import { refusalOf } from './refusal-testing.ts'

const macKey = Buffer.alloc(32, 7).toString('base64url')
const bundle = {
  TimeStamp: '1767225600000',
  Random: '000042',
  TokenId: 'A'.repeat(43),
  AccountName: '张三',
  LoginType: '2',
}
const input: MacInput = {
  method: 'POST',
  host: 'a.example',
  path: '/api/X/Y',
  query: '',
  mode: 'aes',
  bundle,
  idempotencyKey: '',
  body: Buffer.from('body'),
}
const mac = makeMac(macKey, input)
const checking = (changed: Partial<MacInput>, given: string | undefined, required = false) =>
  refusalOf(() => checkMac(macKey, { ...input, ...changed }, given, required))

test.each<Partial<MacInput>>([
  { method: 'GET' },
  { host: 'b.example' },
  { path: '/api/X/Z' },
  { path: '/api/x/y' },
  { query: 'a=1' },
  { mode: 'b64' },
  { bundle: { ...bundle, TimeStamp: '1767225600001' } },
  { bundle: { ...bundle, Random: '000043' } },
  { bundle: { ...bundle, TokenId: 'B'.repeat(43) } },
  { bundle: { ...bundle, AccountName: '李四' } },
  { bundle: { ...bundle, LoginType: '0' } },
  { idempotencyKey: '0197a2c4-7b1e-7c3a' },
  { body: Buffer.from('bodY') },
])('refuses a request changed to %j', (changed) => expect(checking(changed, mac)).toBe('badSign'))

test('refuses a MAC that is empty, padded, of another key, or missing where it is required', () => {
  const ofAnotherKey = makeMac(Buffer.alloc(32, 8).toString('base64url'), input)
  for (const given of ['', `${mac}=`, ofAnotherKey]) expect(checking({}, given)).toBe('badSign')
  expect(checking({}, undefined, true)).toBe('badSign')
})

test('accepts the right MAC, and a missing one where none is required', () => {
  expect(checking({}, mac, true)).toBe('accepted')
  expect(checking({}, undefined)).toBe('accepted')
})

test('knows a host without regard to case and port', () => {
  expect(checking({ host: 'A.Example:5173' }, mac)).toBe('accepted')
})

test('refuses a line break in any part, so that no two requests share a text', () => {
  for (const changed of [{ query: 'a\nb' }, { path: '/a\n' }, { idempotencyKey: '\n' }])
    expect(refusalOf(() => makeMac(macKey, { ...input, ...changed }))).toBe('badSign')
})

test('a key that is not 32 bytes is a fault of ours', () => {
  for (const key of ['', 'AAAA', Buffer.alloc(33).toString('base64url'), `${macKey}=`])
    expect(refusalOf(() => makeMac(key, input))).toBe('fault')
})

test('is HMAC-SHA-256 over 13 lines', () => {
  expect(macCanon(input).split('\n')).toHaveLength(13)
  expect(mac).toBe(
    createHmac('sha256', Buffer.alloc(32, 7)).update(macCanon(input)).digest('base64url'),
  )
})
