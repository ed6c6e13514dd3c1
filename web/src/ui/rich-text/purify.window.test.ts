import { expect, test } from 'vitest'
import { isAddress } from './outward-address.ts'
import { purify } from './purify.ts'

// The same as in contract/src/call/outward-address.test.ts.
test.each([
  ['https://example.edu.cn/a?b=c#d', true],
  ['https://example.edu.cn', true],
  ['//host.example', false],
  ['/\\host.example', false],
  ['https:host.example', false],
  ['https:/host.example', false],
  ['https:\\\\host.example', false],
  ['https://name@host.example', false],
  ['https://a.example\\@host.example', false],
  ['https://a .example/', false],
  ['https://a.example/\u0007', false],
  ['http://host.example', false],
  ['relative/path', false],
  ['/within', false],
  ['', false],
])('%j is a link: %s', (href, isLink) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.textContent = '字'
  const shown = purify(link.outerHTML).querySelector('a')
  expect(isAddress(href)).toBe(isLink)
  expect(shown?.getAttribute('href') ?? null).toBe(isLink ? href : null)
})
