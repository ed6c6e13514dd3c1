import { expect, test } from 'vitest'
import { attributesInRichText, keptAttributes, tagsInRichText } from './index.ts'

const file = '01980000-0000-7000-8000-00000000beef'
const src = `/f/${file}.webp?e=1796000000000&s=a-B_9`
const rel = 'noopener noreferrer nofollow'

test.each([
  ['p', { style: 'color:red', class: 'x', onclick: 'x()', id: 'x' }, {}],
  ['td', { colspan: '2', rowspan: '12', width: '80' }, { colspan: '2', rowspan: '12' }],
  ['td', { colspan: '0', rowspan: '1000' }, {}],
  ['td', { colspan: '2em', scope: 'col' }, {}],
  ['th', { scope: 'col', colspan: '3' }, { scope: 'col', colspan: '3' }],
  ['th', { scope: 'x' }, {}],
  ['ol', { start: '-3' }, { start: '-3' }],
  ['ol', { start: '3px', type: 'a' }, {}],
  [
    'a',
    { href: 'https://example.edu.cn/', target: '_blank', rel: 'opener' },
    { href: 'https://example.edu.cn/', rel },
  ],
  ['a', { href: 'javascript:alert(1)' }, { rel }],
  ['a', {}, { rel }],
  [
    'img',
    { src, alt: '胸片', width: '640', height: '480', loading: 'x' },
    { src, alt: '胸片', width: '640', height: '480' },
  ],
  [
    'img',
    { src: `//files.school.example:8080${src}` },
    { src: `//files.school.example:8080${src}` },
  ],
  ['img', { src: `//evil.example${src}` }, {}],
  ['img', { src: `https://files.school.example${src}` }, {}],
  ['img', { src: `/f/${file}` }, {}],
  ['img', { src: `/f/../keys.webp` }, {}],
  ['img', { src: 'data:image/png;base64,AAAA' }, {}],
  ['img', { src: 'file:///C:/Users/a/image001.png', width: '0', height: '640.5' }, {}],
  ['img', { alt: '长'.repeat(201) }, {}],
  ['code', { 'data-formula': 'block' }, { 'data-formula': 'block' }],
  ['code', { 'data-formula': 'x', 'data-other': 'block' }, {}],
  ['p', { 'data-formula': 'block' }, {}],
  ['script', { src: 'https://example.edu.cn/' }, {}],
  ['constructor', { name: 'x' }, {}],
  ['p', { constructor: 'x', toString: 'x' }, {}],
] as const)('of <%s> with %j stay %j', (tag, attributes, kept) =>
  expect(keptAttributes(tag, attributes)).toEqual(kept),
)

test('no tag and no attribute runs, frames or paints anything', () => {
  for (const tag of ['script', 'style', 'iframe', 'object', 'form', 'svg', 'math', 'h1', 'div'])
    expect(tagsInRichText).not.toContain(tag)
  for (const name of ['style', 'class', 'id', 'srcset', 'name'])
    expect(attributesInRichText).not.toContain(name)
  expect(attributesInRichText.filter((name) => name.startsWith('on'))).toEqual([])
})
