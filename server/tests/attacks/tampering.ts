import { encodeBase64 } from '@xinglin/wire'
import type { Drawing } from '../../seed/seeded-random.ts'
import type { Tampered } from '../testing/visitor.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text)
const long = 'x'.repeat(9_000)

/** Bodies that are no body: not text, not JSON, not an object, cut, too deep, too large. */
const bodies: readonly Uint8Array[] = [
  bytes(''),
  bytes('null'),
  bytes('[]'),
  bytes('"x"'),
  bytes('{'),
  bytes('{"a":1,}'),
  bytes('{"a":1}{"b":2}'),
  bytes('{"__proto__":{"admin":true}}'),
  bytes('{"a":"\\u0000"}'),
  bytes('{"a":"\\ud800"}'),
  bytes('{"a":1e999}'),
  bytes('{"PageSize":1,"PageSize":2}'),
  bytes(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  bytes(`{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`),
  bytes(`{"a":"${'字'.repeat(30_000)}"}`),
  bytes(`{${Array.from({ length: 25_000 }, (_, i) => `"${i}":0`).join(',')}}`.slice(0, 130_000)),
  Uint8Array.from([0xff, 0xfe, 0xfd, 0x00, 0x7b, 0x7d]),
  Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  new Uint8Array(140_000),
  bytes(encodeBase64(bytes('{"a":1}'))),
  bytes('e30'),
  bytes('e30=\n'),
  bytes(encodeBase64(new Uint8Array(33))),
  bytes(encodeBase64(new Uint8Array(4_096))),
]

/** Bundles that no client of ours would write. */
const bundles: readonly Record<string, unknown>[] = [
  { TimeStamp: '0' },
  { TimeStamp: 'NaN' },
  { TimeStamp: '-1' },
  { TimeStamp: '1e15' },
  { TimeStamp: '９'.repeat(13) },
  { TimeStamp: String(Date.now() + 86_400_000) },
  { Random: '' },
  { Random: '12345' },
  { Random: '1234567' },
  { Random: 'abcdef' },
  { TokenId: 'x' },
  { TokenId: long },
  { TokenId: "' or 1=1 --" },
  { TokenId: '\u0000' },
  { AccountName: 'admin1' },
  { AccountName: '<script>' },
  { LoginType: '0' },
  { LoginType: '99' },
  { LoginType: '' },
  { LoginType: 2 },
  { More: 'x' },
  { TimeStamp: undefined },
  { AccountName: { toString: 'x' } },
]

const headers: readonly Record<string, string | undefined>[] = [
  { 'x-auth-bundle': undefined },
  { 'x-auth-bundle': '' },
  { 'x-auth-bundle': 'x' },
  { 'x-auth-bundle': long },
  { 'x-auth-bundle': Buffer.from('{}').toString('base64') },
  { 'x-auth-bundle': Buffer.from('[1]').toString('base64') },
  { 'x-auth-sign': undefined },
  { 'x-auth-sign': '0'.repeat(32) },
  { 'x-auth-sign': 'zz' },
  { 'x-auth-mac': undefined },
  { 'x-auth-mac': '0'.repeat(64) },
  { 'x-auth-mac': 'x' },
  { 'content-type': undefined },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'x'.repeat(64) },
  { 'idempotency-key': '../../../../../../x' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'not an origin' },
  { cookie: '__Host-bind=x; bind=y; __proto__=z' },
  { cookie: ';;;=;a;=b;' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'b.localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'host=b.localhost' },
  { 'x-content-sha256': 'x' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-99999999999' },
  { 'user-agent': '<script>alert(1)</script>' },
]

const hosts = [
  'b.localhost',
  'A.LOCALHOST',
  'a.localhost.',
  'a.localhost:99999',
  'off.localhost',
  'evil.example',
  '127.0.0.1',
  '[::1]',
  'x'.repeat(300),
  'a.localhost@evil.example',
] as const

const paths = (path: string): readonly string[] => [
  path.toUpperCase(),
  `${path}/`,
  `/${path}`,
  `${path}/../x`,
  path.replace('/api/', '/api/./'),
  `${path}%00`,
  `${path}%2e%2e`,
  `${path};a=b`,
  '/api/',
  '/api',
  `/api/${'x'.repeat(3_000)}`,
  '/api/__proto__/constructor',
  '/wx/api/x',
  '/files/../../etc/passwd',
  '/files/x?sign=%ff',
]

/** Something of the envelope changed after it was signed, or signed as it is and wrong. */
export const tampering = (path: string, draw: Drawing): Tampered => {
  switch (draw.below(7)) {
    case 0: {
      const usual = { TimeStamp: String(Date.now()), Random: '123456', TokenId: '' }
      const bundle = { ...usual, AccountName: '', LoginType: '2', ...draw.of(bundles) }
      return { headers: { 'x-auth-bundle': encodeBase64(bytes(JSON.stringify(bundle))) } }
    }
    case 1:
      return { headers: draw.of(headers) }
    case 2:
      return { host: draw.of(hosts) }
    case 3:
      return { path: draw.of(paths(path)) }
    case 4:
      return { mode: draw.of(['plain', 'b64', 'aes'] as const) }
    case 5:
      return { method: draw.of(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) }
    default:
      return { body: draw.of(bodies) }
  }
}
