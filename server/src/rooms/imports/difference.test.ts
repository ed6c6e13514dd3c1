import { expect, test } from 'vitest'
import { differencesOf, saidAfter } from './difference.ts'

const change = (From: string, To: string, Kept = false) => [{ Column: '手机', From, To, Kept }]

test.each([
  ['an empty cell says nothing', '', '139', '139', []],
  ['what is known', '139', undefined, '139', []],
  ['what nobody has said yet is filled in', '139', undefined, '', change('', '139')],
  [
    'what somebody wrote by hand before any sheet stays',
    '139',
    undefined,
    '138',
    change('138', '139', true),
  ],
  ['what the sheet says anew', '137', '139', '139', change('139', '137')],
  ['the same sheet after a change by hand changes nothing', '139', '139', '138', []],
  ['nor after it was cleared by hand', '139', '139', '', []],
  ['a new word against a change by hand clashes', '137', '139', '138', change('138', '137', true)],
  ['blanks and width are no difference', '１３９ ', undefined, '139', []],
] as const)('%s', (_what, sheet, before, present, expected) =>
  expect(
    differencesOf(
      {
        sheet: { 手机: sheet },
        before: before === undefined ? {} : { 手机: before },
        present: { 手机: present },
      },
      false,
    ),
  ).toEqual(expected),
)

test('the sheet is taken where that is asked for', () =>
  expect(
    differencesOf(
      { sheet: { 手机: '137' }, before: { 手机: '139' }, present: { 手机: '138' } },
      true,
    ),
  ).toEqual(change('138', '137')))

test('where a sheet says nothing, the one before still holds', () =>
  expect(saidAfter({ 手机: '139', 邮箱: 'a@b.cn' }, { 手机: '137', 邮箱: '' })).toEqual({
    手机: '137',
    邮箱: 'a@b.cn',
  }))
