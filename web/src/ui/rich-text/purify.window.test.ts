import { expect, test } from 'vitest'
import { purify } from './purify.ts'

const cleaned = (html: string): string => {
  const holder = document.createElement('div')
  holder.append(purify(html))
  return holder.innerHTML
}

const rel = 'rel="noopener noreferrer nofollow"'

test.each([
  [
    '<a href="https://example.edu.cn/a?b=c#d">字</a>',
    `<a href="https://example.edu.cn/a?b=c#d" ${rel}>字</a>`,
  ],
  ['<a href="//host.example" target="_top">字</a>', `<a ${rel}>字</a>`],
  ['<a href="javascript:alert(1)">字</a>', `<a ${rel}>字</a>`],
  ['<a href="/within">字</a>', `<a ${rel}>字</a>`],
  ['<p style="color:red" class="x" id="y" data-z="1" aria-label="w">字</p>', '<p>字</p>'],
  [
    '<table><tbody><tr><td colspan="2" width="9">字</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">字</td></tr></tbody></table>',
  ],
  ['<p>甲<img src=x onerror=alert(1)><img src="https://host.example/a.png"></p>', '<p>甲</p>'],
  ['<script>alert(1)</script><svg onload=alert(1)></svg><p onclick="x()">字</p>', '<p>字</p>'],
])('%s is shown as %s', (html, shown) => expect(cleaned(html)).toBe(shown))
