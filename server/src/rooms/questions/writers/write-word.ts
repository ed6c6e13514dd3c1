import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { questionTypeNames, questionTypes, type QuestionType } from '@xinglin/contract/questions'
import { blankWords } from '../formats/written-answers.ts'
import type { PlainContent } from '../content/computed-content.ts'
import { linesOf } from './word-runs.ts'
import {
  type ExportedPicture,
  type ExportedQuestion,
  keyLetters,
  letterAt,
  losses,
  type Losses,
  type Written,
} from './exported.ts'

type Pictures = ReadonlyMap<string, ExportedPicture>

const paragraphs = (
  before: string,
  html: string,
  pictures: Pictures,
  lost: Losses,
): Paragraph[] => {
  const [first = [], ...others] = linesOf(html, pictures, lost)
  return [
    new Paragraph({ children: [new TextRun(before), ...first] }),
    ...others.map((children) => new Paragraph({ children })),
  ]
}

type Paper = { readonly blocks: Paragraph[]; readonly keys: string[] }
type Put = (before: string, html: string) => void

/** Writes a question under its number; answers how many numbers it took. */
const writeOne = (
  content: PlainContent,
  no: number,
  put: Put,
  withAnswers: boolean,
  keys: string[],
): number => {
  const options = (all: readonly { readonly Text: string }[]) => {
    for (const [at, { Text }] of all.entries()) put(`${letterAt(at)}. `, Text)
  }
  const answer = (at: number, key: string, explanation: string) => {
    keys.push(`${at}. ${key}`)
    if (!withAnswers) return
    put(`答案：${key}`, '')
    if (explanation !== '') put('解析：', explanation)
  }
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      put(`${no}. `, content.Stem)
      options(content.Options)
      answer(no, keyLetters(content.Options), content.Explanation)
      return 1
    case 'A3':
    case 'A4':
    case 'analysis':
      put(`（${no}～${no + content.Parts.length - 1}题共用题干）`, '')
      put('', content.Stem)
      for (const [at, part] of content.Parts.entries()) {
        put(`${no + at}. `, part.Stem)
        options(part.Options)
        if (part.Reveal !== '') put('新增信息：', part.Reveal)
        answer(no + at, keyLetters(part.Options), part.Explanation)
      }
      return content.Parts.length
    case 'B1':
      put(`（${no}～${no + content.Parts.length - 1}题共用备选答案）`, '')
      options(content.Options)
      for (const [at, part] of content.Parts.entries()) {
        put(`${no + at}. `, part.Stem)
        answer(
          no + at,
          letterAt(content.Options.findIndex(({ Id }) => Id === part.Right)),
          part.Explanation,
        )
      }
      return content.Parts.length
    case 'judge':
      put(`${no}. `, content.Stem)
      answer(no, content.Truth ? '正确' : '错误', content.Explanation)
      return 1
    case 'blank':
      put(`${no}. `, content.Stem)
      answer(no, content.Blanks.map(blankWords).join('；'), content.Explanation)
      return 1
    case 'short':
    case 'case':
      put(`${no}. `, content.Stem)
      keys.push(`${no}. 见参考答案`)
      if (!withAnswers) return 1
      put('参考答案：', content.Reference)
      if (content.Rubric.length > 0)
        put(
          `评分项：${content.Rubric.map(({ Text, Tenths }) => `${Text}（${Tenths / 10}分）`).join('；')}`,
          '',
        )
      if (content.Explanation !== '') put('解析：', content.Explanation)
      return 1
  }
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一']
/** So many fields stand in a row of the answer sheet. */
const perRow = 10

/** A sheet for answers: a field for each number. */
const answerSheet = (count: number): (Paragraph | Table)[] => {
  const cell = (text: string) =>
    new TableCell({
      width: { size: 100 / perRow, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun(text)] })],
    })
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) =>
    Array.from({ length: perRow }, (__, at) => row * perRow + at + 1),
  )
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      pageBreakBefore: true,
      children: [new TextRun('答题卡')],
    }),
    new Paragraph({
      children: [new TextRun('姓名：____________　学号：____________　班级：____________')],
    }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.flatMap((numbers) => [
        new TableRow({ children: numbers.map((no) => cell(no <= count ? String(no) : '')) }),
        new TableRow({
          height: { value: 480, rule: 'atLeast' },
          children: numbers.map(() => cell('')),
        }),
      ]),
    }),
  ]
}

/** Questions as a Word paper: by types, numbered through; with answers and explanations, or with a sheet to answer on. */
export const writeWord = async (
  questions: readonly ExportedQuestion[],
  pictures: Pictures,
  { title, withAnswers }: { readonly title: string; readonly withAnswers: boolean },
): Promise<Written> => {
  const lost = losses()
  const { blocks, keys }: Paper = { blocks: [], keys: [] }
  const put: Put = (before, html) => void blocks.push(...paragraphs(before, html, pictures, lost))
  let no = 1
  const types = questionTypes.filter((type: QuestionType) =>
    questions.some(({ content }) => content.Type === type),
  )
  for (const [at, type] of types.entries()) {
    blocks.push(
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        children: [new TextRun(`${numerals[at] ?? ''}、${questionTypeNames[type]}`)],
      }),
    )
    for (const { content } of questions.filter((one) => one.content.Type === type))
      no += writeOne(content, no, put, withAnswers, keys)
  }
  for (const _one of questions) lost.add('学科、难度、标签与出处')
  const head = new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    children: [new TextRun(title)],
  })
  const document = new Document({
    styles: {
      default: {
        document: {
          run: {
            font: { ascii: 'Times New Roman', eastAsia: '宋体', hAnsi: 'Times New Roman' },
            size: 21,
          },
        },
      },
    },
    sections: [{ children: [head, ...blocks, ...(withAnswers ? [] : answerSheet(no - 1))] }],
  })
  return { bytes: new Uint8Array(await Packer.toBuffer(document)), notCarried: lost.text() }
}
