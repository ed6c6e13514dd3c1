import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { type PrintedForm, printPaper } from '@xinglin/contract/exams'

/** A form of a frozen paper as it is printed; keys are fetched when they are asked for alone, for that is written down. */
export const printedPaper = (Id: string, No: number, Form: PrintedForm, WithKeys: boolean) =>
  queryOptions({
    queryKey: ['exams', 'print', Id, No, Form, WithKeys],
    queryFn: ({ signal }) => call(printPaper, { Id, No, Form, WithKeys }, { signal }),
    staleTime: Infinity,
  })
