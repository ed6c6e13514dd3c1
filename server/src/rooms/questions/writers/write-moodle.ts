import type { ContentOf } from '@xinglin/contract/questions'
import { wordsIn } from '#platform/rich-text'
import {
  asMarkup,
  type ExportedPicture,
  type ExportedQuestion,
  losses,
  type Losses,
  type Written,
} from './exported.ts'
import { cdata, picturesWithin, xml } from './xml.ts'

type Pictures = ReadonlyMap<string, ExportedPicture>

/** A formatted text with its pictures beside it. */
const text = (name: string, html: string, pictures: Pictures, more = ''): string => {
  const files = picturesWithin(html, pictures).map(
    ({ id, png }) =>
      `<file name="${id}.png" path="/" encoding="base64">${Buffer.from(png).toString('base64')}</file>`,
  )
  const markup = asMarkup(html, (id) => (pictures.has(id) ? `@@PLUGINFILE@@/${id}.png` : undefined))
  return `<${name} format="html"${more}><text>${cdata(markup)}</text>${files.join('')}</${name}>`
}

const fraction = (share: number): string => String(Number(share.toFixed(5)))

type Options = ContentOf<'A1'>['Options']

const weights = { right: 1, key: 2, irrelevant: 0, wrong: -1 } as const

const fractionsOf = (options: Options, isWeighed: boolean): string[] => {
  const rights = options.filter(({ Kind }) => Kind === 'right' || Kind === 'key')
  if (!isWeighed && rights.length === 1)
    return options.map(({ Kind }) => (Kind === 'right' ? '100' : '0'))
  const whole = isWeighed ? rights.reduce((sum, { Kind }) => sum + weights[Kind], 0) : rights.length
  return options.map(({ Kind }) => {
    if (!isWeighed) return Kind === 'right' ? fraction(100 / whole) : '-100'
    return fraction((100 * weights[Kind]) / whole)
  })
}

const choice = (
  stem: string,
  options: Options,
  explanation: string,
  pictures: Pictures,
  isWeighed = false,
): string => {
  const fractions = fractionsOf(options, isWeighed)
  const isSingle = !isWeighed && options.filter(({ Kind }) => Kind === 'right').length === 1
  return [
    text('questiontext', stem, pictures),
    text('generalfeedback', explanation, pictures),
    `<single>${isSingle}</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering>`,
    ...options.map(({ Text }, at) =>
      text('answer', Text, pictures, ` fraction="${fractions[at] ?? '0'}"`),
    ),
  ].join('')
}

const plainAnswer = (wording: string, more = ''): string =>
  `<answer fraction="100" format="plain_text"><text>${xml(wording)}</text>${more}</answer>`

/** Signs that mean something within a gap. */
const gapText = (wording: string): string => wording.replaceAll(/[\\}~#/"]/g, (sign) => `\\${sign}`)

const gapOf = (blank: ContentOf<'blank'>['Blanks'][number]): string =>
  blank.Kind === 'text'
    ? `{1:SHORTANSWER:${blank.Forms.map((one) => `=${xml(gapText(one))}`).join('~')}}`
    : `{1:NUMERICAL:=${blank.Value ?? 0}:${blank.Tolerance}}`

const blanks = (
  content: ContentOf<'blank'>,
  pictures: Pictures,
  lost: Losses,
): [string, string] => {
  const [only, ...others] = content.Blanks
  const feedback = text('generalfeedback', content.Explanation, pictures)
  if (
    content.Blanks.some((one) => one.Kind === 'number' && one.Units.length > 0 && !one.UnitPrinted)
  )
    lost.add('填空须写出的单位')
  if (only && others.length === 0) {
    const stem = text('questiontext', content.Stem, pictures) + feedback
    if (only.Kind === 'text')
      return [
        'shortanswer',
        `${stem}<usecase>0</usecase>${only.Forms.map((one) => plainAnswer(one.replaceAll('*', '\\*'))).join('')}`,
      ]
    const units = only.Units.slice(0, 1).map(
      (one) =>
        `<units><unit><multiplier>1</multiplier><unit_name>${xml(one)}</unit_name></unit></units>`,
    )
    return [
      'numerical',
      `${stem}${plainAnswer(String(only.Value ?? 0), `<tolerance>${only.Tolerance}</tolerance>`)}${units.join('')}<unitgradingtype>0</unitgradingtype>`,
    ]
  }
  let at = 0
  const gapped = content.Stem.replaceAll(/_{3,}/g, (mark) => {
    const blank = content.Blanks[at]
    at += 1
    return blank ? gapOf(blank) : mark
  })
  return ['cloze', text('questiontext', gapped, pictures) + feedback]
}

type MoodleQuestion = readonly [type: string, inside: string]

const rubricWords = ({ Reference, Rubric }: ContentOf<'short' | 'case'>): string =>
  `${Reference}${Rubric.map(({ Text, Tenths }) => `<p>${xml(Text)}（${Tenths / 10}分）</p>`).join('')}`

const questionsOf = (
  { content }: ExportedQuestion,
  pictures: Pictures,
  lost: Losses,
): MoodleQuestion[] => {
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      if (content.Options.some(({ Fixed }) => Fixed !== null)) lost.add('选项的固定位置')
      return [['multichoice', choice(content.Stem, content.Options, content.Explanation, pictures)]]
    case 'A3':
    case 'A4':
    case 'analysis': {
      lost.add('题组拆成了单独的题，共用题干写在每题之前')
      let known = content.Stem
      return content.Parts.map((part): MoodleQuestion => {
        known += part.Reveal
        return [
          'multichoice',
          choice(
            known + part.Stem,
            part.Options,
            part.Explanation,
            pictures,
            content.Type === 'analysis',
          ),
        ]
      })
    }
    case 'B1': {
      if (content.Parts.length > 1) lost.add('配伍题各小题的解析合为一段')
      const words = new Map(content.Options.map(({ Id, Text }) => [Id, wordsIn(Text)]))
      if (content.Options.some(({ Text }) => /<(?!\/?p>)/.test(Text)))
        lost.add('配伍题备选答案的格式与图片')
      const used = new Set(content.Parts.map(({ Right }) => Right))
      const pair = (stem: string, answer: string) =>
        text('subquestion', stem, pictures).replace(
          /<\/subquestion>$/,
          `<answer><text>${xml(answer)}</text></answer></subquestion>`,
        )
      return [
        [
          'matching',
          [
            text('questiontext', '', pictures),
            text(
              'generalfeedback',
              [...new Set(content.Parts.map(({ Explanation }) => Explanation))].join(''),
              pictures,
            ),
            '<shuffleanswers>true</shuffleanswers>',
            ...content.Parts.map(({ Stem, Right }) => pair(Stem, words.get(Right) ?? '')),
            ...content.Options.filter(({ Id }) => !used.has(Id)).map(({ Id }) =>
              pair('', words.get(Id) ?? ''),
            ),
          ].join(''),
        ],
      ]
    }
    case 'judge': {
      const feedback =
        text('questiontext', content.Stem, pictures) +
        text('generalfeedback', content.Explanation, pictures)
      const answer = (truth: boolean) =>
        `<answer fraction="${truth === content.Truth ? 100 : 0}" format="moodle_auto_format"><text>${truth}</text></answer>`
      return [['truefalse', feedback + answer(true) + answer(false)]]
    }
    case 'blank':
      return [blanks(content, pictures, lost)]
    case 'short':
    case 'case':
      return [
        [
          'essay',
          [
            text('questiontext', content.Stem, pictures),
            text('generalfeedback', content.Explanation, pictures),
            '<responseformat>editor</responseformat>',
            text('graderinfo', rubricWords(content), pictures),
          ].join(''),
        ],
      ]
  }
}

/** Questions in Moodle XML. */
export const writeMoodle = (
  questions: readonly ExportedQuestion[],
  pictures: Pictures,
): Written => {
  const lost = losses()
  let no = 0
  const all = questions.flatMap((one) => {
    lost.add('学科、难度、标签与出处')
    return questionsOf(one, pictures, lost).map(([type, inside]) => {
      no += 1
      const stem = 'Stem' in one.content ? wordsIn(one.content.Stem) : ''
      return `<question type="${type}"><name><text>${xml(`${no} ${[...stem].slice(0, 30).join('')}`.trim())}</text></name>${inside}</question>`
    })
  })
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${all.join('\n')}\n</quiz>\n`
  return { bytes: new TextEncoder().encode(document), notCarried: lost.text() }
}
