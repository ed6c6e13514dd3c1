import type {
  PracticeResult,
  QuestionContent,
  QuestionForm,
  ShownQuestion,
} from '@xinglin/contract/questions'

type Options = readonly { readonly Id: string; readonly Text: string }[]

const shownOptions = (options: Options) => options.map(({ Id, Text }) => ({ OptionId: Id, Text }))

const truths = [
  { OptionId: 'true', Text: '正确' },
  { OptionId: 'false', Text: '错误' },
]

type PlainContent = Exclude<QuestionContent, { Type: 'computed' }>

/** A question in its author's order, all of it: for those who know the key. */
export const shownWhole = (questionId: string, content: QuestionContent): ShownQuestion => {
  if (content.Type !== 'computed') return shownPlain(questionId, content)
  const { Instance } = content
  if (Instance)
    return {
      ...shownPlain(questionId, Instance.Question),
      Type: 'computed',
      Figure: Instance.Figure,
    }
  return {
    QuestionId: questionId,
    Type: 'computed',
    Stem: '<p>计算题的类型或参数范围还不完整。</p>',
    Options: [],
    Blanks: [],
    Figure: null,
    Parts: [],
  }
}

const shownPlain = (questionId: string, content: PlainContent): ShownQuestion => ({
  QuestionId: questionId,
  Type: content.Type,
  Stem: 'Stem' in content ? content.Stem : '',
  Options:
    content.Type === 'judge' ? truths : 'Options' in content ? shownOptions(content.Options) : [],
  Blanks:
    content.Type === 'blank'
      ? content.Blanks.map((one) => ({
          Unit: one.Kind === 'number' && one.UnitPrinted ? (one.Units[0] ?? '') : '',
        }))
      : [],
  Figure: null,
  Parts:
    'Parts' in content
      ? content.Parts.map((part) => ({
          QuestionId: part.Id,
          Reached: true,
          Reveal: 'Reveal' in part ? part.Reveal : '',
          Stem: part.Stem,
          Options: 'Options' in part ? shownOptions(part.Options) : [],
        }))
      : [],
})

const blankWord = (blank: Extract<QuestionContent, { Type: 'blank' }>['Blanks'][number]): string =>
  blank.Kind === 'text'
    ? blank.Forms.join(' / ')
    : `${blank.Value ?? ''}${blank.Units[0] ?? ''}${blank.Tolerance > 0 ? `（±${blank.Tolerance}）` : ''}`

const empty: Omit<PracticeResult, 'QuestionId' | 'Explanation'> = {
  State: 'unanswered',
  Tenths: null,
  MostTenths: 0,
  Answer: { Options: [] },
  Options: [],
  Blanks: [],
  Reference: '',
  Rubric: [],
  Source: '',
}

/** The key of a question, as results that nobody gave. */
export const keyOf = (
  questionId: string,
  { Content: written, Source }: Pick<QuestionForm, 'Content' | 'Source'>,
): ReadonlyMap<string, PracticeResult> => {
  const Content = written.Type === 'computed' ? written.Instance?.Question : written
  if (!Content) return new Map()
  const one = (
    part: Partial<PracticeResult> & Pick<PracticeResult, 'QuestionId' | 'Explanation'>,
  ) => [part.QuestionId, { ...empty, Source, ...part }] as const
  if (Content.Type === 'B1')
    return new Map(
      Content.Parts.map(({ Id, Right, Explanation }) =>
        one({ QuestionId: Id, Explanation, Options: [{ OptionId: Right, Kind: 'right' }] }),
      ),
    )
  if ('Parts' in Content)
    return new Map(
      Content.Parts.map(({ Id, Options, Explanation }) =>
        one({
          QuestionId: Id,
          Explanation,
          Options: Options.map((option) => ({ OptionId: option.Id, Kind: option.Kind })),
        }),
      ),
    )
  const { Explanation } = Content
  const own = { QuestionId: questionId, Explanation }
  if (Content.Type === 'judge')
    return new Map([one({ ...own, Options: [{ OptionId: String(Content.Truth), Kind: 'right' }] })])
  if (Content.Type === 'blank')
    return new Map([one({ ...own, Answer: { Blanks: [] }, Blanks: Content.Blanks.map(blankWord) })])
  if ('Rubric' in Content)
    return new Map([
      one({
        ...own,
        Answer: { Text: '' },
        Reference: Content.Reference,
        Rubric: Content.Rubric,
      }),
    ])
  return new Map([
    one({
      ...own,
      Options: Content.Options.map((option) => ({ OptionId: option.Id, Kind: option.Kind })),
    }),
  ])
}
