import { expect, test } from 'vitest'
import { assetHeaders, filesHostOf, pageHeaders } from './headers.ts'

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

test('the worker that reads PDFs alone may compile its decoders, and asks for nothing from elsewhere', () => {
  const worker = assetHeaders('pdf.worker.min-B5Yc7dP4.mjs')['Content-Security-Policy'] ?? ''
  expect(worker.split('; ')).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(worker.split('; ')).toContain("connect-src 'self'")
  const others = ['pdf-rELvHkft.js', 'index-1.js', 'pdf-6.5.438/wasm/jbig2.wasm', 'a-pdf.worker.js']
  for (const file of others) expect(assetHeaders(file)).toEqual({})
  const keeper = assetHeaders('page-worker-B5Yc7dP4.js')
  expect(keeper['Service-Worker-Allowed']).toBe('/')
  expect(keeper['Content-Security-Policy']).toContain("connect-src 'self'")
  const page = pageHeaders('n', { filesHost: '' })['Content-Security-Policy']
  expect(page).not.toContain('unsafe-eval')
})
