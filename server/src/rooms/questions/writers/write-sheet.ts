import { writeXlsx } from 'hucre/xlsx'
import {
  difficultyNames,
  questionTypeNames,
  questionTypes,
  type QuestionType,
} from '@xinglin/contract/questions'
import { columnNames, sheetColumns } from '../formats/sheet-columns.ts'
import { blankWords } from '../formats/written-answers.ts'
import {
  asLines,
  type ExportedQuestion,
  keyLetters,
  letterAt,
  losses,
  type Losses,
  type Written,
} from './exported.ts'

type Column = (typeof sheetColumns)[number]
type Row = Partial<Record<Column, string>>

const columns: readonly Column[] = sheetColumns
const widths: Partial<Record<Column, number>> = {
  stem: 48,
  options: 40,
  shared: 40,
  explanation: 48,
  reference: 40,
  rubric: 32,
  type: 22,
  source: 28,
}

/** What a type is called in a sheet: its code or its name, which the reader knows. */
const nameOf = (type: QuestionType): string => questionTypeNames[type]

const optionLines = (options: readonly { readonly Text: string }[], lost: Losses): string =>
  options
    .map(({ Text }, at) => `${letterAt(at)}. ${asLines(Text, lost).replaceAll('\n', ' ')}`)
    .join('\n')

const noteFixed = (options: readonly { readonly Fixed: number | null }[], lost: Losses): void => {
  if (options.some(({ Fixed }) => Fixed !== null)) lost.add('选项的固定位置')
}

/** A question as its rows; those of a group share its number. */
const rowsOf = ({ content, ...filing }: ExportedQuestion, group: string, lost: Losses): Row[] => {
  const filed: Row = {
    type: nameOf(content.Type),
    department: filing.department,
    section: filing.section,
    difficulty: difficultyNames[filing.difficulty] ?? '',
    knowledge: filing.knowledge.join('、'),
    symptoms: filing.symptoms.join('、'),
    practice: filing.practice ? '是' : '否',
    source: filing.source,
  }
  const lines = (html: string) => asLines(html, lost)
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      noteFixed(content.Options, lost)
      return [
        {
          ...filed,
          stem: lines(content.Stem),
          options: optionLines(content.Options, lost),
          key: keyLetters(content.Options),
          explanation: lines(content.Explanation),
        },
      ]
    case 'A3':
    case 'A4':
    case 'analysis':
      return content.Parts.map((part, at) => {
        noteFixed(part.Options, lost)
        return {
          ...(at === 0 ? filed : { type: nameOf(content.Type) }),
          group,
          shared: lines(at === 0 ? content.Stem : part.Reveal),
          stem: lines(part.Stem),
          options: optionLines(part.Options, lost),
          key: keyLetters(part.Options),
          explanation: lines(part.Explanation),
        }
      })
    case 'B1':
      noteFixed(content.Options, lost)
      return content.Parts.map((part, at) => ({
        ...(at === 0 ? filed : { type: nameOf(content.Type) }),
        group,
        stem: lines(part.Stem),
        options: at === 0 ? optionLines(content.Options, lost) : '',
        key: letterAt(content.Options.findIndex(({ Id }) => Id === part.Right)),
        explanation: lines(part.Explanation),
      }))
    case 'judge':
      return [
        {
          ...filed,
          stem: lines(content.Stem),
          key: content.Truth ? '正确' : '错误',
          explanation: lines(content.Explanation),
        },
      ]
    case 'blank':
      return [
        {
          ...filed,
          stem: lines(content.Stem),
          key: content.Blanks.map(blankWords).join('\n'),
          explanation: lines(content.Explanation),
        },
      ]
    case 'short':
    case 'case':
      return [
        {
          ...filed,
          stem: lines(content.Stem),
          reference: lines(content.Reference),
          rubric: content.Rubric.map(({ Text, Tenths }) => `${Text}（${Tenths / 10}分）`).join(
            '\n',
          ),
          explanation: lines(content.Explanation),
        },
      ]
  }
}

/** Rows below the headings for which a template offers lists. */
const offered = 2_000

const offers = (departments: readonly string[]): Partial<Record<Column, readonly string[]>> => ({
  type: questionTypes.map(nameOf),
  difficulty: Object.values(difficultyNames),
  practice: ['是', '否'],
  ...(departments.length > 0 && { department: departments }),
})

/** Lists longer than the 255 signs that a cell may offer by itself stand on a sheet of their own. */
const written = (
  rows: readonly Row[],
  departments: readonly string[],
  hints: readonly (readonly string[])[],
) => {
  const lists = Object.entries(offers(departments)) as [Column, readonly string[]][]
  const longest = Math.max(0, ...lists.map(([, values]) => values.length))
  const column = (at: number) => String.fromCharCode(65 + at)
  return writeXlsx({
    sheets: [
      {
        name: '题目',
        columns: columns.map((one) => ({
          width: widths[one] ?? 12,
          style: { alignment: { vertical: 'top' as const, wrapText: true } },
        })),
        rows: [
          columns.map((one) => columnNames[one]),
          ...rows.map((row) => columns.map((one) => row[one] ?? '')),
        ],
        freezePane: { rows: 1 },
        dataValidations: lists.map(([one, values], at) => ({
          type: 'list' as const,
          formula1: `'可选项'!$${column(at)}$2:$${column(at)}$${values.length + 1}`,
          range: `${column(columns.indexOf(one))}2:${column(columns.indexOf(one))}${Math.max(offered, rows.length + 1)}`,
          allowBlank: true,
          showErrorMessage: true,
          errorTitle: columnNames[one],
          errorMessage: '请从列表中选择',
        })),
      },
      ...(hints.length > 0
        ? [
            {
              name: '填写说明',
              columns: [{ width: 16 }, { width: 90 }],
              rows: hints.map((one) => [...one]),
            },
          ]
        : []),
      {
        name: '可选项',
        rows: [
          lists.map(([one]) => columnNames[one]),
          ...Array.from({ length: longest }, (_, at) =>
            lists.map(([, values]) => values[at] ?? ''),
          ),
        ],
      },
    ],
  })
}

/** Questions as a sheet that is read back; formats and pictures have no place in its cells. */
export const writeSheet = async (questions: readonly ExportedQuestion[]): Promise<Written> => {
  const lost = losses()
  const rows = questions.flatMap((one, at) =>
    rowsOf(one, String(at + 1), lost).map((row) => ({ ...row, no: String(at + 1) })),
  )
  const departments = [...new Set(questions.map(({ department }) => department))].filter(
    (one) => one !== '',
  )
  return { bytes: await written(rows, departments, []), notCarried: lost.text() }
}

const hints: readonly (readonly string[])[] = [
  ['栏目', '怎样填写'],
  ['题型', '从列表中选择；不填时按选项与答案判断：一个答案为单选，几个答案为多选。'],
  ['题组', 'A3、A4、B1、案例分析题的各小题各占一行，填同一个题组号，排在一起。'],
  ['共用题干', '题组的第一行填共用题干；A4、案例分析题从第二行起填该小题新增的信息。'],
  ['选项', '每个选项一行，以 A. B. C. 开头；B1 的备选答案只填在第一行。'],
  ['答案', '单选 B；多选 ACD；判断 正确／错误；案例分析 AC；关键：B；无关：D。'],
  [
    '答案（填空）',
    '题干中每个空写作 ____；各空的答案各占一行，几种写法用 | 隔开；数值写作 80±5（mmHg），括号表示单位已印在空后。',
  ],
  ['参考答案、评分项', '简答题与病例分析题用；每个评分项一行，末尾写分值：说出诱因（6分）。'],
]

/** An empty sheet to fill in, with lists to choose from and how it is filled in. */
export const writeTemplate = (departments: readonly string[]): Promise<Uint8Array> =>
  written([], departments, hints)
