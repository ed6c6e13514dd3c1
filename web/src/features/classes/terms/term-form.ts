import { type Faults, faultsBy } from '#ui'
import { saveTerm, type Term } from '@xinglin/contract/classes'

/** What stands in the form of a term. */
export type TermValues = {
  readonly Year: number
  readonly Semester: number
  readonly StartDay: string
  readonly EndDay: string
}

/** What the lines are called. */
export const termNames: Readonly<Record<keyof TermValues, string>> = {
  Year: '学年',
  Semester: '学期',
  StartDay: '开始日期',
  EndDay: '结束日期',
}

const spring = 2
const autumn = 8

/** From when to when a term usually goes, month and day; an autumn term ends in the next year. */
const usualDays: Readonly<Record<number, readonly [start: string, end: string]>> = {
  1: ['09-01', '01-20'],
  2: ['02-20', '07-15'],
  3: ['07-16', '08-25'],
}

/** The days that are proposed for a term of a school year. */
export const proposedDays = ({ Year, Semester }: Pick<TermValues, 'Year' | 'Semester'>) => {
  const [start = '', end = ''] = usualDays[Semester] ?? []
  const startYear = Semester === 1 ? Year : Year + 1
  return { StartDay: `${startYear}-${start}`, EndDay: `${Year + 1}-${end}` }
}

/** Another school year or term; the days follow as long as they are those that were proposed. */
export const withTerm = (
  values: TermValues,
  change: Partial<Pick<TermValues, 'Year' | 'Semester'>>,
): Partial<TermValues> => {
  const before = proposedDays(values)
  const isProposed = values.StartDay === before.StartDay && values.EndDay === before.EndDay
  return { ...change, ...(isProposed && proposedDays({ ...values, ...change })) }
}

/** How the form of a term begins: a new one in the school year of a day, with its usual days. */
export const valuesOf =
  (today: Date) =>
  (term: Term | undefined): TermValues => {
    if (term) {
      const { Year, Semester, StartDay, EndDay } = term
      return { Year, Semester, StartDay, EndDay }
    }
    const month = today.getMonth() + 1
    const chosen = {
      Year: today.getFullYear() - (month < autumn ? 1 : 0),
      Semester: month >= spring && month < autumn ? 2 : 1,
    }
    return { ...chosen, ...proposedDays(chosen) }
  }

/** What is sent: the form upon the term that it was read from. */
export const inputOf = (values: TermValues, base: Term | undefined, ownId: string) => ({
  ...values,
  Semester: values.Semester as 1 | 2 | 3,
  Id: base?.Id ?? ownId,
  Version: base?.Version ?? 0,
})

/** What the contract says against a form. */
export const checkTerm = (values: TermValues): Faults<TermValues> => ({
  ...faultsBy(saveTerm.input, values),
  ...(values.StartDay !== '' &&
    values.EndDay !== '' &&
    values.EndDay < values.StartDay && { StartDay: saveTerm.refusals.order[1] }),
})

/** The sentences of the server that are about one line. */
export const termLines: Readonly<Record<string, keyof TermValues>> = {
  [saveTerm.refusals.taken[1]]: 'Year',
  [saveTerm.refusals.order[1]]: 'StartDay',
  [saveTerm.refusals.long[1]]: 'StartDay',
  [saveTerm.refusals.overlaps[1]]: 'StartDay',
}
