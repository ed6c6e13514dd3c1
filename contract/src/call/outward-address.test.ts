import { expect, test } from 'vitest'
import { isOutwardAddress } from './outward-address.ts'

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
])('%j leads out of the product: %s', (text, leads) => expect(isOutwardAddress(text)).toBe(leads))
