import { expect, test } from 'vitest'
import { filesHostOf, pageHeaders } from './headers.ts'

test.each([
  ['http', 'a.localhost:8080', 'http://files.a.localhost:8080'],
  ['https', 'Skills.Example.edu.cn', 'https://files.Skills.Example.edu.cn'],
  ['https', '[::1]:8080', ''],
  ['https', "x; script-src 'unsafe-inline'", ''],
  ['https', 'x y', ''],
  ['https', '', ''],
])('over %s the files of %j may come from %j', (protocol, host, from) =>
  expect(filesHostOf({ protocol, host })).toBe(from),
)

test('pages show and read what comes from there, and run nothing of it', () => {
  const filesHost = 'https://files.x.cn'
  const policy = pageHeaders('n', { filesHost })['Content-Security-Policy'] ?? ''
  const of = (kind: string) => policy.split('; ').find((part) => part.startsWith(`${kind} `))
  for (const kind of ['img-src', 'media-src', 'connect-src'])
    expect(of(kind)?.split(' ')).toContain(filesHost)
  for (const kind of ['script-src', 'style-src', 'worker-src', 'font-src', 'default-src'])
    expect(of(kind)).not.toContain(filesHost)
})
