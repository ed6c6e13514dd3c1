import { longMomentOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import {
  answersByItem,
  type exportQuestionnaire,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
} from '@xinglin/contract/questionnaires'

type Exported = OutputOf<typeof exportQuestionnaire>
type Cell = string | number
type Column = {
  readonly head: string
  readonly cell: (answer: QuestionnaireAnswer | undefined) => Cell
}

/** The columns of one question: one an option where several may be chosen or are ranked, one a row of a matrix. */
const columnsOf = (item: QuestionnaireItem, no: number): Column[] => {
  const head = `${no}. ${item.Title}`
  const nameOf = (id: string | undefined): string =>
    item.Options.find(({ Id }) => Id === id)?.Text ?? ''
  const asksOther = item.Options.some(({ Other }) => Other)
  const other: Column[] = asksOther
    ? [{ head: `${head}（其他）`, cell: (answer) => answer?.Other ?? '' }]
    : []
  switch (item.Kind) {
    case 'single':
      return [{ head, cell: (answer) => nameOf(answer?.Options[0]) }, ...other]
    case 'multiple':
      return [
        ...item.Options.map(({ Id, Text }) => ({
          head: `${head}：${Text}`,
          cell: (answer: QuestionnaireAnswer | undefined) =>
            answer === undefined ? '' : answer.Options.includes(Id) ? 1 : 0,
        })),
        ...other,
      ]
    case 'rank':
      return item.Options.map(({ Id, Text }) => ({
        head: `${head}：${Text}（名次）`,
        cell: (answer) => (answer ? answer.Options.indexOf(Id) + 1 : ''),
      }))
    case 'matrix':
      return item.Rows.map((row) => ({
        head: `${head}：${row.Text}`,
        cell: (answer) => nameOf(answer?.Rows.find(({ RowId }) => RowId === row.Id)?.OptionId),
      }))
    case 'scale':
    case 'number':
      return [{ head, cell: (answer) => answer?.Number ?? '' }]
    default:
      return [{ head, cell: (answer) => answer?.Text ?? '' }]
  }
}

/** Every response as a row of a sheet; names and times only of a named questionnaire. */
export const responseSheet = ({ Anonymous, Items, Responses }: Exported) => {
  const columns = Items.flatMap((item, at) =>
    columnsOf(item, at + 1).map((column) => ({ ...column, id: item.Id })),
  )
  return {
    name: '答卷',
    heads: [
      ...(Anonymous ? ['序号'] : ['学号', '姓名', '提交时间']),
      ...columns.map(({ head }) => head),
    ],
    rows: Responses.map(({ Number: number, Name, At, Answers }, at) => {
      const byItem = answersByItem(Answers)
      return [
        ...(Anonymous ? [at + 1] : [number, Name, At === '' ? '' : longMomentOf(At)]),
        ...columns.map(({ id, cell }) => cell(byItem.get(id))),
      ]
    }),
  }
}
