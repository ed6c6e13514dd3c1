import { expect, test } from 'vitest'
import { signatureOf } from '../sharing/sharing-platform-client.ts'
import { isSame, launchAddress } from './tickets.ts'

const given = { ticket: 'a+b', appid: '1f' }

test.each([
  ['https://x.cn/e', 'https://x.cn/e?ticket=a%2Bb&appid=1f'],
  [
    'https://x.cn/e?id=1%202&q=%E4%B8%AD',
    'https://x.cn/e?id=1%202&q=%E4%B8%AD&ticket=a%2Bb&appid=1f',
  ],
  ['https://x.cn/#/lab?a=1', 'https://x.cn/?ticket=a%2Bb&appid=1f#/lab?a=1'],
  ['http://x.cn:8080/?', 'http://x.cn:8080/?ticket=a%2Bb&appid=1f'],
])('%s carries what is given and keeps what it asks', (path, signed) => {
  expect(launchAddress(path, given)).toBe(signed)
  expect(launchAddress(path, {})).toBe(path)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.cn', '//x.cn', 'x', '', 'https://'])(
  '%s is followed by no browser',
  (path) => expect(launchAddress(path, given)).toBeUndefined(),
)

test('a signature is the upper-case MD5 of its parts, in either case, and of nothing else', () => {
  const right = '900150983CD24FB0D6963F7D28E17F72'
  expect(isSame(right, signatureOf('a', 'b', 'c'))).toBe(true)
  expect(isSame(right.toLowerCase(), signatureOf('a', 'b', 'c'))).toBe(true)
  for (const wrong of ['', right.slice(1), `${right} `, right.replace('9', '8')])
    expect(isSame(wrong, signatureOf('a', 'b', 'c'))).toBe(false)
})
