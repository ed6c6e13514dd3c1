import {
  maxLongAnswer,
  maxShortAnswer,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
} from './shapes.ts'

type Answers = ReadonlyMap<string, QuestionnaireAnswer>

/** Answers by the question that they are to. */
export const answersByItem = (answers: readonly QuestionnaireAnswer[]): Answers =>
  new Map(answers.map((one) => [one.ItemId, one]))

/**
 * What is asked of somebody by their answers: a question that hangs on a choice is asked where that choice itself is asked and
 * was made. An answer to a question that is no longer asked does not count.
 */
export const askedItems = (
  items: readonly QuestionnaireItem[],
  answers: Answers,
): QuestionnaireItem[] => {
  const chosen = new Map<string, readonly string[]>()
  return items.filter((item) => {
    const { ShowIf } = item
    const isAsked =
      ShowIf === null ||
      (chosen.get(ShowIf.ItemId) ?? []).some((id) => ShowIf.OptionIds.includes(id))
    if (isAsked) chosen.set(item.Id, answers.get(item.Id)?.Options ?? [])
    return isAsked
  })
}

/** Whether an answer says nothing. */
export const isBlankAnswer = (answer: QuestionnaireAnswer | undefined): boolean =>
  answer === undefined ||
  (answer.Options.length === 0 &&
    answer.Rows.length === 0 &&
    answer.Number === null &&
    answer.Text.trim() === '')

const ofChoice = (item: QuestionnaireItem, { Options, Other }: QuestionnaireAnswer): string => {
  const known = new Set(item.Options.map(({ Id }) => Id))
  if (new Set(Options).size < Options.length || Options.some((id) => !known.has(id)))
    return '请从列出的选项中选择'
  if (item.Kind === 'single' && Options.length > 1) return '只能选择一项'
  if (item.Kind === 'rank' && Options.length < item.Options.length) return '请为每一项排序'
  if (item.Kind === 'multiple' && Options.length < (item.Min ?? 0)) return `至少选择${item.Min}项`
  if (item.Kind === 'multiple' && Options.length > (item.Max ?? Infinity))
    return `最多选择${item.Max}项`
  const asksOther = item.Options.some((one) => one.Other && Options.includes(one.Id))
  return asksOther && Other.trim() === '' ? '请填写“其他”的内容' : ''
}

const ofNumber = (
  { Kind, Min, Max }: QuestionnaireItem,
  { Number: value }: QuestionnaireAnswer,
) => {
  if (value === null || (Kind === 'scale' && !Number.isInteger(value))) return '请填写数字'
  if (value < (Min ?? -Infinity)) return `不得小于${Min}`
  return value > (Max ?? Infinity) ? `不得大于${Max}` : ''
}

const ofMatrix = (item: QuestionnaireItem, { Rows }: QuestionnaireAnswer): string => {
  const rows = new Set(item.Rows.map(({ Id }) => Id))
  const columns = new Set(item.Options.map(({ Id }) => Id))
  const isKnown = Rows.every(({ RowId, OptionId }) => rows.has(RowId) && columns.has(OptionId))
  if (!isKnown || new Set(Rows.map(({ RowId }) => RowId)).size < Rows.length)
    return '请从列出的选项中选择'
  return item.Required && Rows.length < rows.size ? '请为每一行选择一项' : ''
}

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(text)
  )
}

/** What is wrong with an answer to a question that is asked, in words; empty for nothing. */
export const faultOfAnswer = (
  item: QuestionnaireItem,
  answer: QuestionnaireAnswer | undefined,
): string => {
  if (item.Kind === 'section') return ''
  if (answer === undefined || isBlankAnswer(answer)) return item.Required ? '此题必填' : ''
  switch (item.Kind) {
    case 'single':
    case 'multiple':
    case 'rank':
      return ofChoice(item, answer)
    case 'scale':
    case 'number':
      return ofNumber(item, answer)
    case 'matrix':
      return ofMatrix(item, answer)
    case 'date':
      return isDay(answer.Text) ? '' : '请填写日期'
    case 'text':
      return [...answer.Text].length > maxShortAnswer ? `不得超过${maxShortAnswer}个字` : ''
    case 'essay':
      return [...answer.Text].length > maxLongAnswer ? `不得超过${maxLongAnswer}个字` : ''
  }
}

/** Of an answer what its question has a use for. */
const fitting = (item: QuestionnaireItem, answer: QuestionnaireAnswer): QuestionnaireAnswer => {
  const empty = { ItemId: item.Id, Options: [], Other: '', Text: '', Number: null, Rows: [] }
  switch (item.Kind) {
    case 'single':
    case 'multiple':
    case 'rank': {
      const asksOther = item.Options.some((one) => one.Other && answer.Options.includes(one.Id))
      return { ...empty, Options: answer.Options, Other: asksOther ? answer.Other.trim() : '' }
    }
    case 'scale':
    case 'number':
      return { ...empty, Number: answer.Number }
    case 'matrix':
      return { ...empty, Rows: answer.Rows }
    default:
      return { ...empty, Text: answer.Text.trim() }
  }
}

/** The answers that count: to what is asked, with what its kind has a use for; blank ones are left out. */
export const countedAnswers = (
  items: readonly QuestionnaireItem[],
  answers: readonly QuestionnaireAnswer[],
): QuestionnaireAnswer[] => {
  const byItem = answersByItem(answers)
  return askedItems(items, byItem).flatMap((item) => {
    const answer = byItem.get(item.Id)
    return answer === undefined || item.Kind === 'section' || isBlankAnswer(answer)
      ? []
      : [fitting(item, answer)]
  })
}

const choices = new Set(['single', 'multiple', 'rank', 'matrix'])

/** What is wrong with the questions of a questionnaire that is to be published, by question; empty for nothing. */
export const faultsOfItems = (items: readonly QuestionnaireItem[]): ReadonlyMap<string, string> => {
  const faults = new Map<string, string>()
  const before = new Map<string, QuestionnaireItem>()
  for (const item of items) {
    const { Id, Kind, Options, Rows, Min, Max, ShowIf } = item
    const texts = Options.map(({ Text }) => Text.trim())
    const condition = ShowIf && before.get(ShowIf.ItemId)
    const fault =
      (before.has(Id) && '题目重复') ||
      (choices.has(Kind) && Options.length < 2 && '至少要有两个选项') ||
      (choices.has(Kind) && new Set(texts).size < texts.length && '选项不能重复') ||
      (Kind === 'matrix' && Rows.length === 0 && '至少要有一行') ||
      (Min !== null && Max !== null && Min > Max && '下限不能大于上限') ||
      (Kind === 'multiple' && (Min ?? 0) > Options.length && '选择的下限多于选项') ||
      (Kind === 'scale' &&
        (Min === null || Max === null || Max - Min < 1 || Max - Min > 10) &&
        '量表须为2至11级') ||
      (ShowIf &&
        (condition === undefined || !['single', 'multiple'].includes(condition?.Kind ?? '')) &&
        '显示条件须是前面的单选或多选题') ||
      (ShowIf &&
        !ShowIf.OptionIds.every((id) => condition?.Options.some((one) => one.Id === id)) &&
        '显示条件的选项已不存在') ||
      ''
    if (fault) faults.set(Id, fault)
    before.set(Id, item)
  }
  return faults
}

/** How long answering takes about, in minutes from 1. */
export const minutesFor = (items: readonly QuestionnaireItem[]): number => {
  const seconds = items.reduce(
    (sum, { Kind, Rows }) =>
      sum +
      (Kind === 'section' ? 5 : Kind === 'essay' ? 60 : Kind === 'matrix' ? 6 * Rows.length : 12),
    0,
  )
  return Math.max(1, Math.ceil(seconds / 60))
}
