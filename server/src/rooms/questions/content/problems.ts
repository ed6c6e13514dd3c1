import type { ContentOf, QuestionForm, QuestionProblem } from '@xinglin/contract/questions'
import { comparable } from '@xinglin/simulation/questions'
import { isBlankHtml, wordsIn } from '#platform/rich-text'
import { computedProblems } from './computed-content.ts'

type Options = ContentOf<'A1'>['Options']
type Problems = readonly string[]

const fewestOptions = 2
const pictures = (html: string): string => (html.match(/<img src="[^"]*"/g) ?? []).join(' ')

/** What reads the same to whoever must choose. */
const looks = (html: string): string => {
  const words = wordsIn(html).trim()
  // Options that are signs alone (≈, ∽, #) differ by their signs.
  return `${comparable(words) || words} ${pictures(html)}`
}

const optionTextProblems = (options: readonly { readonly Text: string }[]): Problems => {
  if (options.length < fewestOptions) return [`至少需要${fewestOptions}个选项`]
  if (options.some(({ Text }) => isBlankHtml(Text))) return ['有的选项还没有内容']
  return new Set(options.map(({ Text }) => looks(Text))).size < options.length
    ? ['有内容相同的选项']
    : []
}

const isRight = ({ Kind }: Options[number]): boolean => Kind === 'right' || Kind === 'key'

const keyProblems = (options: Options, type: QuestionForm['Content']['Type']): Problems => {
  const rights = options.filter(isRight).length
  if (rights === 0) return ['还没有指定正确答案']
  const isOne = type !== 'X' && type !== 'analysis'
  if (isOne && rights > 1) return ['最佳选择题只能有一个正确答案']
  if (type !== 'analysis' && options.some(({ Kind }) => Kind === 'key' || Kind === 'irrelevant'))
    return ['只有案例分析题的选项可以是“关键”或“无关”']
  return type === 'X' && rights < 2 ? ['多项选择题至少有两个正确答案'] : []
}

/** What a draft may lack and can still be answered and scored, or marked by people. */
const unexplained = '请填写解析'
const unreferenced = '请填写参考答案'
const unrubricated = '至少需要一个评分项'
const unweighed = '每个评分项都要有内容和分值'
const completable: ReadonlySet<string> = new Set([
  unexplained,
  unreferenced,
  unrubricated,
  unweighed,
])

const textProblems = (stem: string, explanation: string): Problems => [
  ...(isBlankHtml(stem) ? ['请填写题干'] : []),
  ...(isBlankHtml(explanation) ? [unexplained] : []),
]

/** How many parts a group has, least and most. */
const partsOf = {
  A3: [2, 3],
  A4: [3, 6],
  B1: [2, 12],
  analysis: [3, 12],
} as const

const countProblem = (type: keyof typeof partsOf, count: number): Problems => {
  const [least, most] = partsOf[type]
  return count < least || count > most ? [`该题型须有${least}至${most}个小题`] : []
}

const blanksIn = (stem: string): number => (wordsIn(stem).match(/_{3,}/g) ?? []).length

const blankProblems = ({ Stem, Blanks }: ContentOf<'blank'>): Problems => [
  ...(Blanks.length === 0 ? ['至少需要一个空'] : []),
  ...(blanksIn(Stem) === Blanks.length
    ? []
    : [`题干中有${blanksIn(Stem)}个空（连续三个以上下划线），答案有${Blanks.length}个`]),
  ...Blanks.flatMap((blank, at) => {
    if (blank.Kind === 'number')
      return blank.Value === null || !Number.isFinite(blank.Value)
        ? [`第${at + 1}空还没有数值`]
        : []
    return blank.Forms.every((form) => comparable(form) === '') ? [`第${at + 1}空还没有答案`] : []
  }),
]

const rubricProblems = ({ Reference, Rubric }: ContentOf<'short' | 'case'>): Problems => [
  ...(isBlankHtml(Reference) ? [unreferenced] : []),
  ...(Rubric.length === 0 ? [unrubricated] : []),
  ...(Rubric.some(({ Text, Tenths }) => Text === '' || Tenths === 0) ? [unweighed] : []),
]

type ProblemsOfParts = readonly (readonly [part: number, texts: Problems])[]

const problemsOf = (content: QuestionForm['Content']): ProblemsOfParts => {
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return [
        [
          0,
          [
            ...textProblems(content.Stem, content.Explanation),
            ...optionTextProblems(content.Options),
            ...keyProblems(content.Options, content.Type),
          ],
        ],
      ]
    case 'A3':
    case 'A4':
    case 'analysis':
      return [
        [0, isBlankHtml(content.Stem) ? ['请填写题干'] : []],
        [0, countProblem(content.Type, content.Parts.length)],
        ...content.Parts.map(
          ({ Stem, Options, Explanation }, at) =>
            [
              at + 1,
              [
                ...textProblems(Stem, Explanation),
                ...optionTextProblems(Options),
                ...keyProblems(Options, content.Type),
                ...(content.Type === 'analysis' && Options.length < 6
                  ? ['案例分析题每个小题须有6至12个选项']
                  : []),
              ],
            ] as const,
        ),
      ]
    case 'B1':
      return [
        [0, [...optionTextProblems(content.Options), ...countProblem('B1', content.Parts.length)]],
        ...content.Parts.map(
          ({ Stem, Right, Explanation }, at) =>
            [
              at + 1,
              [
                ...textProblems(Stem, Explanation),
                ...(content.Options.some(({ Id }) => Id === Right) ? [] : ['还没有指定正确答案']),
              ],
            ] as const,
        ),
      ]
    case 'judge':
      return [
        [
          0,
          [
            ...textProblems(content.Stem, content.Explanation),
            ...(content.Truth === null ? ['还没有指定正确答案'] : []),
          ],
        ],
      ]
    case 'blank':
      return [[0, [...textProblems(content.Stem, content.Explanation), ...blankProblems(content)]]]
    case 'short':
    case 'case':
      return [[0, [...textProblems(content.Stem, content.Explanation), ...rubricProblems(content)]]]
    case 'computed':
      return [[0, computedProblems(content)]]
  }
}

/** What keeps a question from being submitted; nothing where it can be answered, scored and explained. */
export const problemsIn = ({ Content, Source }: QuestionForm): QuestionProblem[] => [
  ...problemsOf(Content).flatMap(([Part, texts]) => texts.map((Text) => ({ Part, Text }))),
  ...(Source === '' ? [{ Part: 0, Text: '请填写出处' }] : []),
]

/** Why nobody could answer a question, or nothing could score it: what keeps one out of the bank even as a draft that comes from a file. */
export const unanswerable = (content: QuestionForm['Content']): string[] =>
  problemsOf(content).flatMap(([part, texts]) =>
    texts
      .filter((text) => !completable.has(text))
      .map((text) => (part === 0 ? text : `第${part}小题：${text}`)),
  )

/** Every id of a question, each of which may stand for one thing alone. */
export const idsIn = (content: QuestionForm['Content']): string[] => [
  ...('Options' in content ? content.Options.map(({ Id }) => Id) : []),
  ...('Rubric' in content ? content.Rubric.map(({ Id }) => Id) : []),
  ...('Parts' in content
    ? content.Parts.flatMap((part) => [
        part.Id,
        ...('Options' in part ? part.Options.map(({ Id }) => Id) : []),
      ])
    : []),
]
