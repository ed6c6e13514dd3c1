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

const autumn = 8

/** How the form of a term begins: a new one in the school year of a day. */
export const valuesOf =
  (today: Date) =>
  (term: Term | undefined): TermValues => {
    const year = today.getFullYear() - (today.getMonth() + 1 < autumn ? 1 : 0)
    return {
      Year: term?.Year ?? year,
      Semester: term?.Semester ?? 1,
      StartDay: term?.StartDay ?? '',
      EndDay: term?.EndDay ?? '',
    }
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
