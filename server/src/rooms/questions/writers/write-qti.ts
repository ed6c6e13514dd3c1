import { strToU8, zipSync } from 'fflate'
import { wordsIn } from '#platform/rich-text'
import type { PlainContent } from '../content/computed-content.ts'
import {
  asMarkup,
  type ExportedPicture,
  type ExportedQuestion,
  losses,
  type Losses,
  type Written,
} from './exported.ts'
import { type Dialect, dialects, type QtiVersion } from './qti-dialect.ts'
import { blankResponse, choiceResponse, matchResponse, type Response } from './qti-responses.ts'
import { picturesWithin, xml } from './xml.ts'

type Pictures = ReadonlyMap<string, ExportedPicture>

const fileOf = (id: string): string => `${id}.png`

type Body = {
  readonly body: string
  readonly responses: readonly Response[]
  readonly explanation: string
}

const truthOptions = (truth: boolean | null) => [
  {
    Id: '',
    Text: '<p>正确</p>',
    Kind: truth === true ? ('right' as const) : ('wrong' as const),
    Fixed: 0,
  },
  {
    Id: '',
    Text: '<p>错误</p>',
    Kind: truth === false ? ('right' as const) : ('wrong' as const),
    Fixed: 1,
  },
]

/** What the body of an item says, and its responses. */
const bodyOf = (
  content: PlainContent,
  dialect: Dialect,
  rich: (html: string) => string,
  lost: Losses,
): Body => {
  const { element } = dialect
  const one = (response: Response, stem: string, explanation: string): Body => ({
    body: rich(stem) + response.interaction,
    responses: [response],
    explanation,
  })
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return one(
        choiceResponse(dialect, 'RESPONSE', content.Options, rich, ''),
        content.Stem,
        content.Explanation,
      )
    case 'judge':
      return one(
        choiceResponse(dialect, 'RESPONSE', truthOptions(content.Truth), rich, ''),
        content.Stem,
        content.Explanation,
      )
    case 'A3':
    case 'A4':
    case 'analysis': {
      if (content.Parts.some(({ Reveal }) => Reveal !== ''))
        lost.add('小题的新增信息并入了小题题干')
      lost.add('题组各小题的解析合为一段')
      const responses = content.Parts.map((part, at) =>
        choiceResponse(
          dialect,
          `RESPONSE_${at + 1}`,
          part.Options,
          rich,
          part.Reveal + part.Stem,
          content.Type === 'analysis',
        ),
      )
      return {
        body: rich(content.Stem) + responses.map(({ interaction }) => interaction).join(''),
        responses,
        explanation: content.Parts.map(({ Explanation }, at) =>
          Explanation === '' ? '' : `<p>（${at + 1}）</p>${Explanation}`,
        ).join(''),
      }
    }
    case 'B1': {
      if (content.Parts.length > 1) lost.add('配伍题各小题的解析合为一段')
      const explanation = [...new Set(content.Parts.map(({ Explanation }) => Explanation))].join('')
      return one(matchResponse(dialect, 'RESPONSE', content, rich), '', explanation)
    }
    case 'blank': {
      if (
        content.Blanks.some(
          (blank) => blank.Kind === 'number' && blank.Units.length > 0 && !blank.UnitPrinted,
        )
      )
        lost.add('填空须写出的单位')
      const responses = content.Blanks.map((blank, at) =>
        blankResponse(dialect, `RESPONSE_${at + 1}`, blank),
      )
      let at = 0
      const body = rich(content.Stem).replaceAll(/_{3,}/g, (mark) => {
        const response = responses[at]
        at += 1
        return response ? response.interaction : mark
      })
      return { body, responses, explanation: content.Explanation }
    }
    case 'short':
    case 'case': {
      if (content.Rubric.length > 0) lost.add('评分项的分值写进了给阅卷人的说明')
      const rubric = content.Rubric.map(
        ({ Text, Tenths }) => `<p>${xml(Text)}（${Tenths / 10}分）</p>`,
      ).join('')
      const scorer = element(
        'rubricBlock',
        { view: 'scorer', use: dialect.version === '3.0' ? 'scoring' : undefined },
        rich(content.Reference) + rubric,
      )
      const response: Response = {
        declaration: element('responseDeclaration', {
          identifier: 'RESPONSE',
          cardinality: 'single',
          baseType: 'string',
        }),
        interaction: element('extendedTextInteraction', { responseIdentifier: 'RESPONSE' }),
        processing: '',
      }
      return {
        body: scorer + rich(content.Stem) + response.interaction,
        responses: [response],
        explanation: content.Explanation,
      }
    }
  }
}

const stemOf = (content: PlainContent): string =>
  wordsIn('Stem' in content ? content.Stem : (content.Parts[0]?.Stem ?? ''))

const itemOf = (
  { content }: ExportedQuestion,
  no: number,
  dialect: Dialect,
  pictures: Pictures,
  lost: Losses,
): string => {
  const { element } = dialect
  // What is no element of XHTML in an item: a rule of QTI that some readers hold to.
  const rich = (html: string): string =>
    asMarkup(html, (id) => (pictures.has(id) ? `../pictures/${fileOf(id)}` : undefined)).replaceAll(
      '&nbsp;',
      '&#160;',
    )
  const { body, responses, explanation } = bodyOf(content, dialect, rich, lost)
  const score = element(
    'outcomeDeclaration',
    { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
    element('defaultValue', {}, element('value', {}, '0')),
  )
  const feedback =
    explanation === ''
      ? ''
      : element('outcomeDeclaration', {
          identifier: 'FEEDBACK',
          cardinality: 'single',
          baseType: 'identifier',
        })
  const shown =
    explanation === ''
      ? ''
      : element(
          'setOutcomeValue',
          { identifier: 'FEEDBACK' },
          element('baseValue', { baseType: 'identifier' }, 'explanation'),
        )
  const text = rich(explanation)
  const modal =
    explanation === ''
      ? ''
      : element(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: 'explanation', showHide: 'show' },
          dialect.version === '3.0' ? element('contentBody', {}, text) : text,
        )
  const processing = responses.map((one) => one.processing).join('') + shown
  const inside = [
    ...responses.map(({ declaration }) => declaration),
    score,
    feedback,
    element('itemBody', {}, body),
    processing === '' ? '' : element('responseProcessing', {}, processing),
    modal,
  ].join('\n')
  const attributes = {
    identifier: `question_${no}`,
    title: [...stemOf(content)].slice(0, 60).join('') || `question ${no}`,
    label: content.Type,
    adaptive: false,
    timeDependent: false,
  }
  const root = element('assessmentItem', attributes, inside)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.replace(/^<([\w-]+)/, `<$1 xmlns="${dialect.namespace}"`)}\n`
}

const manifestOf = (
  items: readonly { readonly name: string; readonly files: readonly string[] }[],
  { itemType, version }: Dialect,
): string => {
  const resources = items.map(
    ({ name, files }, at) =>
      `<resource identifier="resource_${at + 1}" type="${itemType}" href="${name}"><file href="${name}"/>${files.map((one) => `<file href="${one}"/>`).join('')}</resource>`,
  )
  const namespace =
    version === '3.0'
      ? 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
      : 'http://www.imsglobal.org/xsd/imscp_v1p1'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="${namespace}" identifier="questions"><metadata><schema>QTI${version === '3.0' ? ' Package' : 'v2.1 Package'}</schema><schemaversion>${version === '3.0' ? '3.0.0' : '1.0.0'}</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>\n`
}

/** Questions as a QTI package: an item each, and their pictures. */
export const writeQti = (
  questions: readonly ExportedQuestion[],
  pictures: Pictures,
  version: QtiVersion,
): Written => {
  const dialect = dialects[version]
  const lost = losses()
  const files: Record<string, Uint8Array> = {}
  const items = questions.map((one, at) => {
    lost.add('学科、难度、标签与出处')
    const name = `items/question_${at + 1}.xml`
    files[name] = strToU8(itemOf(one, at + 1, dialect, pictures, lost))
    const own = picturesWithin(JSON.stringify(one.content), pictures)
    for (const { id, png } of own) files[`pictures/${fileOf(id)}`] = png
    return { name, files: own.map(({ id }) => `pictures/${fileOf(id)}`) }
  })
  return {
    bytes: zipSync({ 'imsmanifest.xml': strToU8(manifestOf(items, dialect)), ...files }),
    notCarried: lost.text(),
  }
}
