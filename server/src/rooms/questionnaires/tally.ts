import {
  answersByItem,
  askedItems,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
  type QuestionnaireItemResult,
} from '@xinglin/contract/questionnaires'

type Answers = readonly QuestionnaireAnswer[]

const round = (value: number): number => Math.round(value * 100) / 100

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : round(values.reduce((sum, one) => sum + one, 0) / values.length)

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : round((low + high) / 2)
}

/** What can be chosen of a question, with what each says: options, or the values of a scale. */
export const choicesOf = ({
  Kind,
  Options,
  Min,
  Max,
}: QuestionnaireItem): readonly { readonly id: string; readonly text: string }[] => {
  if (Kind !== 'scale') return Options.map(({ Id, Text }) => ({ id: Id, text: Text }))
  const from = Min ?? 1
  return Array.from({ length: (Max ?? from) - from + 1 }, (_, at) => ({
    id: String(from + at),
    text: String(from + at),
  }))
}

/** What somebody chose of a question: ids of options, or the value of a scale. */
export const chosenOf = (
  { Kind }: QuestionnaireItem,
  answer: QuestionnaireAnswer | undefined,
): readonly string[] => {
  if (!answer) return []
  return Kind === 'scale' ? (answer.Number === null ? [] : [String(answer.Number)]) : answer.Options
}

const textsOf = (given: readonly QuestionnaireAnswer[]): string[] =>
  given
    .flatMap(({ Text, Other }) => [Text, Other])
    .filter((text) => text !== '')
    .toSorted((one, other) => one.localeCompare(other, 'zh-CN'))

/** What came of one question. */
const tallyItem = (
  item: QuestionnaireItem,
  asked: number,
  given: readonly QuestionnaireAnswer[],
): QuestionnaireItemResult => {
  const numbers = given.flatMap(({ Number: value }) => value ?? [])
  const isNumber = item.Kind === 'number' || item.Kind === 'scale'
  const places = (id: string) =>
    given.flatMap(({ Options }) => (Options.includes(id) ? [Options.indexOf(id) + 1] : []))
  return {
    Item: item,
    Asked: asked,
    Answered: given.length,
    Counts:
      item.Kind === 'matrix' || item.Kind === 'number'
        ? []
        : choicesOf(item).map(({ id, text }) => ({
            Id: id,
            Text: text,
            Count:
              item.Kind === 'rank'
                ? places(id).filter((place) => place === 1).length
                : given.filter((one) => chosenOf(item, one).includes(id)).length,
            Mean: item.Kind === 'rank' ? meanOf(places(id)) : null,
          })),
    Rows: item.Rows.map((row) => ({
      Id: row.Id,
      Text: row.Text,
      Counts: item.Options.map(
        (option) =>
          given.filter(({ Rows }) =>
            Rows.some(({ RowId, OptionId }) => RowId === row.Id && OptionId === option.Id),
          ).length,
      ),
    })),
    Mean: isNumber ? meanOf(numbers) : null,
    Median: isNumber ? medianOf(numbers) : null,
    Texts: textsOf(given),
  }
}

/** What came of a questionnaire, question by question; sections are left out. */
export const tally = (
  items: readonly QuestionnaireItem[],
  responses: readonly Answers[],
): QuestionnaireItemResult[] => {
  const read = responses.map((answers) => {
    const byItem = answersByItem(answers)
    return { byItem, asked: new Set(askedItems(items, byItem).map(({ Id }) => Id)) }
  })
  return items
    .filter(({ Kind }) => Kind !== 'section')
    .map((item) =>
      tallyItem(
        item,
        read.filter(({ asked }) => asked.has(item.Id)).length,
        read.flatMap(({ byItem }) => byItem.get(item.Id) ?? []),
      ),
    )
}

/** How often each choice of one question came with each of another; cells from 1 to below `min` are null. */
export const cross = (
  row: QuestionnaireItem,
  column: QuestionnaireItem,
  responses: readonly Answers[],
  min: number,
): (number | null)[][] => {
  const read = responses.map(answersByItem)
  return choicesOf(row).map((one) =>
    choicesOf(column).map((other) => {
      const count = read.filter(
        (byItem) =>
          chosenOf(row, byItem.get(row.Id)).includes(one.id) &&
          chosenOf(column, byItem.get(column.Id)).includes(other.id),
      ).length
      return count > 0 && count < min ? null : count
    }),
  )
}
