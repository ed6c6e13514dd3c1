import fc from 'fast-check'
import type { ContentOf, QuestionType } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { PlainContent } from '../content/computed-content.ts'

// Signs that mean something in one of the formats, among words that people write.
const piece = fc.constantFrom(
  '心率',
  '血压',
  '120/80',
  '≥5%',
  '<60',
  'a&b',
  '“急”',
  '1.8×10',
  'H₂O',
  '{x}',
  '#',
  '=',
  '~',
  '*',
  '右',
  '左',
  '左心室',
  "it's",
  ']]>',

  'pH 7.35',
)
const words = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => `问${all.join('')}末`)
const rich = words.map(
  (text) =>
    `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
)
const distinct = (least: number, most: number) =>
  fc.uniqueArray(words, {
    minLength: least,
    maxLength: most,
    selector: (text) => text.replaceAll(/[\s\p{P}\p{S}]/gu, ''),
  })
const html = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`

type Kind = 'right' | 'key' | 'irrelevant' | 'wrong'
/** An option with some words. */
export const option = (text: string, Kind: Kind) => ({
  Id: newId(),
  Text: html(text),
  Kind,
  Fixed: null,
})
const single = distinct(3, 6).chain((all) =>
  fc
    .nat(all.length - 1)
    .map((right) => all.map((text, at) => option(text, at === right ? 'right' : 'wrong'))),
)
const several = distinct(4, 6).chain((all) =>
  fc
    .integer({ min: 2, max: all.length })
    .map((rights) => all.map((text, at) => option(text, at < rights ? 'right' : 'wrong'))),
)
const weighed = distinct(6, 8).map((all) =>
  all.map((text, at) =>
    option(text, (['key', 'right', 'irrelevant', 'wrong'] as const)[at] ?? 'wrong'),
  ),
)
const parts = (options: fc.Arbitrary<ReturnType<typeof option>[]>, least: number, most: number) =>
  fc.array(
    fc.record({
      Id: fc.constant('').map(() => newId()),
      Reveal: fc.constant(''),
      Stem: rich,
      Options: options,
      Explanation: rich,
    }),
    { minLength: least, maxLength: most },
  )
const written = (Type: 'short' | 'case') =>
  fc.record({
    Type: fc.constant(Type),
    Stem: rich,
    Reference: rich,
    Rubric: fc.constant([{ Id: newId(), Text: '说出诱因', Tenths: 60 }]),
    Explanation: rich,
  }) as fc.Arbitrary<ContentOf<'short'>>

/** Questions of each type, such as people write. */
export const anyQuestion: Readonly<
  Record<Exclude<QuestionType, 'computed'>, fc.Arbitrary<PlainContent>>
> = {
  A1: fc.record({
    Type: fc.constant('A1' as const),
    Stem: rich,
    Options: single,
    Explanation: rich,
  }),
  A2: fc.record({
    Type: fc.constant('A2' as const),
    Stem: rich.map((one) => one.replace('<p>', '<p>患者，男，60岁，')),
    Options: single,
    Explanation: rich,
  }),
  X: fc.record({
    Type: fc.constant('X' as const),
    Stem: rich,
    Options: several,
    Explanation: rich,
  }),
  A3: fc.record({ Type: fc.constant('A3' as const), Stem: rich, Parts: parts(single, 2, 3) }),
  A4: fc.record({ Type: fc.constant('A4' as const), Stem: rich, Parts: parts(single, 4, 5) }),
  analysis: fc.record({
    Type: fc.constant('analysis' as const),
    Stem: rich,
    Parts: parts(weighed, 3, 4),
  }),
  B1: distinct(3, 5).chain((all) => {
    const Options = all.map((text) => ({ Id: newId(), Text: html(text), Fixed: null }))
    const part = fc.record({
      Id: fc.constant('').map(() => newId()),
      Stem: rich,
      Right: fc.constantFrom(...Options.map(({ Id }) => Id)),
      Explanation: rich,
    })
    return fc
      .array(part, { minLength: 2, maxLength: 4 })
      .map((Parts) => ({ Type: 'B1' as const, Options, Parts }))
  }),
  judge: fc.record({
    Type: fc.constant('judge' as const),
    Stem: rich,
    Truth: fc.boolean(),
    Explanation: rich,
  }),
  blank: fc.record({
    Type: fc.constant('blank' as const),
    Stem: rich.map((one) => one.replace('</p>', '，甲为____，乙为____。</p>')),
    Blanks: fc.tuple(
      fc.record({
        Kind: fc.constant('text' as const),
        Forms: fc.uniqueArray(fc.constantFrom('Murphy征', '墨菲征', '右心室', '5-羟色胺', 'A/B'), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      fc.record({
        Kind: fc.constant('number' as const),
        Value: fc.integer({ min: -500, max: 500 }).map((n) => n / 10),
        Tolerance: fc.nat(20).map((n) => n / 10),
        Units: fc.constant([] as string[]),
        UnitPrinted: fc.constant(false),
      }),
    ),
    Explanation: rich,
  }),
  short: written('short'),
  case: written('case'),
}
