import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getImport, getImportColumns } from '@xinglin/contract/identity'

/** How many rows a page of the preview has. */
export const importPageSize = 20

const mostAtOnce = 100

/** The beginning of the key of everything about one import. */
export const importKey = (importId: string) => ['manage', 'import', importId] as const

/** How the columns of the school's last sheets were understood. */
export const rememberedColumns = queryOptions({
  queryKey: ['manage', 'import-columns'],
  queryFn: ({ signal }) => call(getImportColumns, {}, { signal }),
  staleTime: 0,
})

/** An import with a page of its rows. */
export const importPage = (importId: string, onlyWrong: boolean, page: number) =>
  queryOptions({
    queryKey: [...importKey(importId), onlyWrong, page],
    queryFn: ({ signal }) =>
      call(
        getImport,
        { ImportId: importId, OnlyWrong: onlyWrong, PageIndex: page, PageSize: importPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Every row that cannot be imported, or was not. */
export const wrongRows = async (importId: string) => {
  const all = []
  for (let page = 1; ; page += 1) {
    const { List: list } = await call(getImport, {
      ImportId: importId,
      OnlyWrong: true,
      PageIndex: page,
      PageSize: mostAtOnce,
    })
    all.push(...list)
    if (list.length < mostAtOnce) return all
  }
}
