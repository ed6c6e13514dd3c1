import type { InputOf } from '@xinglin/contract/call'
import {
  crossQuestionnaire,
  exportQuestionnaire,
  minAnonymousAnswers,
} from '@xinglin/contract/questionnaires'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { countAsked, isOver, managed } from './policy.ts'
import { responseStore } from './response-store.ts'
import type { QuestionnaireRow } from './store.ts'
import { choicesOf, cross, tally } from './tally.ts'

/**
 * Why the results of a questionnaire are withheld: whoever watched an anonymous one grow would see what each new answer says,
 * and of few one can tell whose they are. Null where they are shown.
 */
export const withheldReason = (
  row: QuestionnaireRow,
  responses: number,
  at: Date,
): 'running' | 'few' | null => {
  if (!row.anonymous) return null
  if (!isOver(row, at)) return 'running'
  return responses < minAnonymousAnswers ? 'few' : null
}

/** What came of a questionnaire. */
export const results = async (visit: Visit, id: string) => {
  const row = await managed(visit, id)
  const responses = await responseStore(visit).all(id)
  const withheld = withheldReason(row, responses.length, visit.at)
  return {
    Responses: responses.length,
    Asked: row.state === 'draft' ? 0 : await countAsked(visit, row),
    Withheld: withheld,
    Items:
      withheld === null
        ? tally(
            row.items,
            responses.map(({ answers }) => answers),
          )
        : [],
  }
}

/** The responses of a questionnaire whose results are shown. */
const shown = async (
  visit: Visit,
  id: string,
  refusal: readonly [code: number, message: string],
) => {
  const row = await managed(visit, id)
  const responses = await responseStore(visit).all(id)
  if (withheldReason(row, responses.length, visit.at) !== null) throw refuse(refusal)
  return { row, responses }
}

const crossed = new Set(['single', 'multiple', 'scale'])

/** Two choices against each other. */
export const crossResults = async (
  visit: Visit,
  { Id, RowId, ColumnId }: InputOf<typeof crossQuestionnaire>,
) => {
  const { withheld, choice } = crossQuestionnaire.refusals
  const { row, responses } = await shown(visit, Id, withheld)
  const find = (id: string) => row.items.find((one) => one.Id === id && crossed.has(one.Kind))
  const [one, other] = [find(RowId), find(ColumnId)]
  if (!one || !other || one === other) throw refuse(choice)
  return {
    Rows: choicesOf(one).map(({ text }) => text),
    Columns: choicesOf(other).map(({ text }) => text),
    Cells: cross(
      one,
      other,
      responses.map(({ answers }) => answers),
      row.anonymous ? minAnonymousAnswers : 1,
    ),
  }
}

/** Every answer of a questionnaire, for a spreadsheet. */
export const exported = async (visit: Visit, id: string) => {
  const { row, responses } = await shown(visit, id, exportQuestionnaire.refusals.withheld)
  // Who answered what leaves the page: of an anonymous one nothing is written down (record 155).
  if (!row.anonymous)
    await visit.publish({
      kind: 'managed',
      area: 'questionnaires',
      text: `导出了实名问卷“${row.title}”的答卷：${responses.length} 份`,
    })
  const people = await facesOf(
    visit,
    responses.flatMap(({ personId }) => personId ?? []),
  )
  return {
    Title: row.title,
    Anonymous: row.anonymous,
    Items: row.items.filter(({ Kind }) => Kind !== 'section'),
    Responses: responses.map(({ personId, submittedAt, answers }) => {
      const face = personId === null ? undefined : people.get(personId)
      return {
        Number: face?.number ?? '',
        Name: face?.name ?? '',
        At: submittedAt?.toISOString() ?? '',
        Answers: [...answers],
      }
    }),
  }
}
