import type { ContentOf } from '@xinglin/contract/questions'
import type { Dialect } from './qti-dialect.ts'
import { xml } from './xml.ts'

/** A response of an item: how it is declared, what stands for it in the body, and how it is scored. */
export type Response = {
  readonly declaration: string
  readonly interaction: string
  readonly processing: string
}

/** Adds to the score what a response is worth. */
const addedWhen = ({ element }: Dialect, condition: string): string =>
  element(
    'responseCondition',
    {},
    element(
      'responseIf',
      {},
      condition + setScore({ element }, element('baseValue', { baseType: 'float' }, '1')),
    ),
  )

const setScore = ({ element }: Pick<Dialect, 'element'>, value: string): string =>
  element(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    element('sum', {}, element('variable', { identifier: 'SCORE' }) + value),
  )

const correct = ({ element }: Dialect, values: readonly string[]): string =>
  element('correctResponse', {}, values.map((one) => element('value', {}, xml(one))).join(''))

const matched = (dialect: Dialect, id: string): string =>
  addedWhen(
    dialect,
    dialect.element(
      'match',
      {},
      dialect.element('variable', { identifier: id }) +
        dialect.element('correct', { identifier: id }),
    ),
  )

type Options = ContentOf<'A1'>['Options']

const weights = { right: 1, key: 2, irrelevant: 0, wrong: -1 } as const
const optionId = (at: number): string => `choice_${at + 1}`

/** A question with options; weighed ones map each option to its points. */
export const choiceResponse = (
  dialect: Dialect,
  id: string,
  options: Options,
  rich: (html: string) => string,
  prompt: string,
  isWeighed = false,
): Response => {
  const { element } = dialect
  const rights = options.flatMap(({ Kind }, at) =>
    Kind === 'right' || Kind === 'key' ? [optionId(at)] : [],
  )
  const isSingle = rights.length === 1 && !isWeighed
  const mapping = isWeighed
    ? element(
        'mapping',
        { defaultValue: 0, lowerBound: 0 },
        options
          .map(({ Kind }, at) =>
            element('mapEntry', { mapKey: optionId(at), mappedValue: weights[Kind] }),
          )
          .join(''),
      )
    : ''
  return {
    declaration: element(
      'responseDeclaration',
      { identifier: id, cardinality: isSingle ? 'single' : 'multiple', baseType: 'identifier' },
      correct(dialect, rights) + mapping,
    ),
    interaction: element(
      'choiceInteraction',
      { responseIdentifier: id, shuffle: true, maxChoices: isSingle ? 1 : 0 },
      (prompt === '' ? '' : element('prompt', {}, rich(prompt))) +
        options
          .map(({ Text, Fixed }, at) =>
            element(
              'simpleChoice',
              { identifier: optionId(at), fixed: Fixed === null ? undefined : true },
              rich(Text),
            ),
          )
          .join(''),
    ),
    processing: isWeighed
      ? setScore(dialect, element('mapResponse', { identifier: id }))
      : matched(dialect, id),
  }
}

/** A blank: accepted forms by a mapping, a figure by how far it may be off. */
export const blankResponse = (
  dialect: Dialect,
  id: string,
  blank: ContentOf<'blank'>['Blanks'][number],
): Response => {
  const { element } = dialect
  const interaction = element('textEntryInteraction', {
    responseIdentifier: id,
    expectedLength: 20,
  })
  if (blank.Kind === 'text')
    return {
      declaration: element(
        'responseDeclaration',
        { identifier: id, cardinality: 'single', baseType: 'string' },
        correct(dialect, blank.Forms.slice(0, 1)) +
          element(
            'mapping',
            { defaultValue: 0 },
            blank.Forms.map((one) =>
              element('mapEntry', { mapKey: one, mappedValue: 1, caseSensitive: false }),
            ).join(''),
          ),
      ),
      interaction,
      processing: setScore(dialect, element('mapResponse', { identifier: id })),
    }
  const off = `${blank.Tolerance} ${blank.Tolerance}`
  return {
    declaration: element(
      'responseDeclaration',
      { identifier: id, cardinality: 'single', baseType: 'float' },
      correct(dialect, [String(blank.Value ?? 0)]),
    ),
    interaction: interaction + (blank.UnitPrinted ? xml(blank.Units[0] ?? '') : ''),
    processing: addedWhen(
      dialect,
      element(
        'equal',
        {
          toleranceMode: blank.Tolerance > 0 ? 'absolute' : 'exact',
          tolerance: blank.Tolerance > 0 ? off : undefined,
        },
        element('variable', { identifier: id }) + element('correct', { identifier: id }),
      ),
    ),
  }
}

/** A B1 group: each stem is matched to one of the shared options. */
export const matchResponse = (
  dialect: Dialect,
  id: string,
  content: ContentOf<'B1'>,
  rich: (html: string) => string,
): Response => {
  const { element } = dialect
  const { Options, Parts } = content
  const set = (choices: string) => element('simpleMatchSet', {}, choices)
  return {
    declaration: element(
      'responseDeclaration',
      { identifier: id, cardinality: 'multiple', baseType: 'directedPair' },
      correct(
        dialect,
        Parts.map(
          ({ Right }, at) =>
            `stem_${at + 1} ${optionId(Options.findIndex((one) => one.Id === Right))}`,
        ),
      ),
    ),
    interaction: element(
      'matchInteraction',
      { responseIdentifier: id, shuffle: false, maxAssociations: Parts.length },
      set(
        Parts.map(({ Stem }, at) =>
          element(
            'simpleAssociableChoice',
            { identifier: `stem_${at + 1}`, matchMax: 1 },
            rich(Stem),
          ),
        ).join(''),
      ) +
        set(
          Options.map(({ Text }, at) =>
            element(
              'simpleAssociableChoice',
              { identifier: optionId(at), matchMax: Parts.length },
              rich(Text),
            ),
          ).join(''),
        ),
    ),
    processing: matched(dialect, id),
  }
}
