import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conductProcedure, getProcedure, listProcedures } from '@xinglin/contract/workshop'

const any = -1

/** What the list of procedures is narrowed by. */
export const usualProcedures = { state: any, page: 1 }

/** The values that the list knows. */
export const allowedProcedures = { state: [any, 0, 1, 2, 3] }

/** How many procedures a page has. */
export const proceduresAPage = 20

/** The beginning of the key of everything of composed procedures. */
export const procedureWorkshop = ['procedure-workshop'] as const

/** A page of composed procedures. */
export const proceduresPage = ({ state, page }: typeof usualProcedures) =>
  queryOptions({
    queryKey: [...procedureWorkshop, 'list', { state, page }],
    queryFn: ({ signal }) =>
      call(
        listProcedures,
        { State: state, PageIndex: page, PageSize: proceduresAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A procedure for its editor; what was shown before is never written upon. */
export const procedureFile = (id: string) =>
  queryOptions({
    queryKey: [...procedureWorkshop, 'procedure', id],
    queryFn: ({ signal }) => call(getProcedure, { ProcedureId: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The right conduct with a patient of what was saved last, by its mark. */
export const conductOf = (id: string, patient: number, saved: string) =>
  queryOptions({
    queryKey: [...procedureWorkshop, 'conduct', id, patient, saved],
    queryFn: ({ signal }) =>
      call(conductProcedure, { ProcedureId: id, Patient: patient }, { signal }),
    placeholderData: keepPreviousData,
  })
