import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listColleges } from '@xinglin/contract/schools'
import { getImport, getImportColumns, listImports, type shownRows } from '@xinglin/contract/imports'

/** How many rows a page of the preview has. */
export const importPageSize = 20

const maxAtOnce = 100
const hashingMs = 2_000
const importingMs = 1_000

/** Whether an import is being written or taken back. */
export const isUnderWay = (state: string): boolean => state === 'importing' || state === 'undoing'

/** The beginning of the key of everything about one import. */
export const importKey = (importId: string) => ['manage', 'import', importId] as const

/** How the columns of the school's last sheets were understood. */
export const rememberedColumns = queryOptions({
  queryKey: ['manage', 'import-columns'],
  queryFn: ({ signal }) => call(getImportColumns, {}, { signal }),
  staleTime: 0,
})

/** The 院系 that the school has. */
export const knownColleges = queryOptions({
  queryKey: ['manage', 'import-colleges'],
  queryFn: ({ signal }) => call(listColleges, {}, { signal }),
  staleTime: 0,
})

/** The last imports of the school; asked for again while one goes on. */
export const lastImports = queryOptions({
  queryKey: ['manage', 'imports'],
  queryFn: ({ signal }) => call(listImports, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.List.some(({ State }) => isUnderWay(State)) ? hashingMs : false,
})

/** Which rows of an import are shown. */
export type Shown = (typeof shownRows)[number]

/** An import with a page of its rows; asked for again while it is written or taken back, or first passwords are hashed. */
export const importPage = (importId: string, only: Shown, page: number) =>
  queryOptions({
    queryKey: [...importKey(importId), only, page],
    queryFn: ({ signal }) =>
      call(
        getImport,
        { ImportId: importId, Only: only, PageIndex: page, PageSize: importPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      if (isUnderWay(data.State)) return importingMs
      return data.Passwords.Hashed < data.Passwords.Total && data.State === 'done'
        ? hashingMs
        : false
    },
  })

/** Every row that cannot be imported, or was not. */
export const wrongRows = async (importId: string) => {
  const all = []
  for (let page = 1; ; page += 1) {
    const { List: list } = await call(getImport, {
      ImportId: importId,
      Only: 'wrong',
      PageIndex: page,
      PageSize: maxAtOnce,
    })
    all.push(...list)
    if (list.length < maxAtOnce) return all
  }
}
