import type { Call } from '@xinglin/contract/call'
import { questionTypes, type QuestionContent } from '@xinglin/contract/questions'
import {
  approvedQuestion,
  questionContent,
  questionForm,
  secrets,
  type Answered,
  type Examining,
} from '#testing'
import { seededRandom } from '../../seed/seeded-random.ts'
import type { Probe } from './example-inputs.ts'
import { namesIn, shapeOf, valueOf } from './shape.ts'

/** Stands in every stem of a section, by its number. */
export const stemOf = (section: number) => `试题${'甲乙丙'[section] ?? ''}内文`
/** Stands in every option. */
export const optionWord = '选项内文'
const hidden = Object.values(secrets)

/** A content whose stems and options say to which section they belong. */
const marked = (content: QuestionContent, section: number): QuestionContent =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => {
      if (name === 'Stem') return `${String(value)}<p>${stemOf(section)}</p>`
      return name === 'Text' && String(value).startsWith('<p>')
        ? `${String(value)}<p>${optionWord}</p>`
        : value
    }),
  ) as QuestionContent

/** The ids of the options of a content, with whether each is right. */
export const optionsIn = (value: unknown): { readonly id: string; readonly right: boolean }[] => {
  if (typeof value !== 'object' || value === null) return []
  const one = value as Record<string, unknown>
  const own =
    typeof one['Text'] === 'string' && typeof one['Kind'] === 'string'
      ? [{ id: String(one['Id']), right: ['right', 'key'].includes(one['Kind']) }]
      : []
  return [...own, ...Object.values(one).flatMap(optionsIn)]
}

/** Questions whose words are known wherever they turn up. */
export type MarkedBank = {
  readonly questions: readonly {
    readonly id: string
    readonly content: QuestionContent
    readonly section: number
  }[]
  readonly optionIds: ReadonlySet<string>
  readonly rights: ReadonlySet<string>
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Members beside the id of an option that say nothing of its worth. */
const harmless = new Set(['OptionId', 'Text'])

/** What an object says of an option beyond its words: its kind, its weight, that it is right. */
const worthIn = (value: unknown, bank: MarkedBank): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isOption = entries.some(([, one]) => typeof one === 'string' && bank.optionIds.has(one))
  const leaks =
    isOption && !Array.isArray(value)
      ? entries.flatMap(([name]) => (harmless.has(name) ? [] : [`option with ${name}`]))
      : []
  return [...leaks, ...entries.flatMap(([, one]) => worthIn(one, bank))]
}

/** Lists of options that hold right ones alone: somebody's answer never does here, whoever chooses takes a wrong one. */
const rightAloneIn = (value: unknown, bank: MarkedBank): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const list = Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && bank.optionIds.has(one))
    : []
  const leaks =
    list.length > 0 && list.every((id) => bank.rights.has(id)) ? ['right options alone'] : []
  return [...leaks, ...Object.values(value).flatMap((one) => rightAloneIn(one, bank))]
}

/** What of an answer nobody may be told; `seen` are words of what whoever asks has in sight. */
export const leaksIn = (
  { Data, Msg, headers }: Answered,
  bank: MarkedBank,
  seen: readonly string[] = [],
): string[] => {
  const text = JSON.stringify({
    Data,
    Msg,
    headers: Object.values(headers).map((one) => decoded(String(one))),
  })
  const words = [...hidden, optionWord, ...[0, 1, 2].map(stemOf)].filter(
    (one) => !seen.includes(one),
  )
  return [
    ...words.filter((word) => text.includes(word)),
    ...worthIn(Data, bank),
    ...rightAloneIn(Data, bank),
  ]
}

/** A question of each type in the bank of a school, in three sections, all of it marked. */
export const markedBank = async (at: Examining, departmentId: string): Promise<MarkedBank> => {
  const questions: { id: string; content: QuestionContent; section: number }[] = []
  for (const [nth, type] of questionTypes.entries()) {
    const section = Math.floor((3 * nth) / questionTypes.length)
    const content = marked(questionContent(type), section)
    const form = questionForm(departmentId, content)
    questions.push({ id: await approvedQuestion(at.teacher, at.admin, form), content, section })
  }
  const options = questions.flatMap(({ content }) => optionsIn(content))
  return {
    questions,
    optionIds: new Set(options.map(({ id }) => id)),
    rights: new Set(options.filter(({ right }) => right).map(({ id }) => id)),
  }
}

/**
 * Some calls with known ids: each member that has one gets it, every other that takes an id each of the candidates; once
 * without words and once with a word that stands in every stem.
 */
export const callsWithIds = (
  calls: readonly Call[],
  named: Readonly<Record<string, string>>,
  candidates: readonly string[],
): Probe[] =>
  calls.flatMap((call) => {
    const shape = shapeOf(call)
    const isOpen = namesIn(shape).some((name) => /Ids?$/.test(name) && !named[name])
    return (isOpen ? [...new Set(candidates)] : ['']).flatMap((id, nth) =>
      [0, 1].map((words) => ({
        call,
        input: valueOf(shape, seededRandom(31 * nth + words), (name) => {
          // A body that names somebody else is refused before any room sees it: server/tests/tenancy.test.ts.
          if (/^(?:UserId|Domain|SchoolId)$/.test(name)) return ''
          const own = named[name]
          if (own !== undefined) return own
          if (/Ids?$/.test(name)) return id
          return words === 0 ? '' : '试题'
        }) as object,
      })),
    )
  })
