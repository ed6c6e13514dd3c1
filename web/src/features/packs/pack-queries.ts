import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listPacks,
  listSchoolPacks,
  type PackKind,
  packKinds,
  previewPack,
} from '@xinglin/contract/packs'

/** The beginning of the key of everything about packs. */
export const packsKey = ['manage', 'packs'] as const

/** The packs of the school. */
export const packs = queryOptions({
  queryKey: [...packsKey, 'list'],
  queryFn: ({ signal }) => call(listPacks, {}, { signal }),
})

/** What adding a pack or updating it would do. */
export const packPreview = (key: string) =>
  queryOptions({
    queryKey: [...packsKey, 'preview', key],
    queryFn: ({ signal }) => call(previewPack, { Pack: key }, { signal }),
    // What is shown is what is agreed to.
    staleTime: 0,
  })

/** How many schools a page has. */
export const schoolPackPageSize = 20

/** A page of all schools with their packs. */
export const schoolPacks = (key: string, page: number) =>
  queryOptions({
    queryKey: [...packsKey, 'schools', key, page],
    queryFn: ({ signal }) =>
      call(
        listSchoolPacks,
        { SearchKey: key, PageIndex: page, PageSize: schoolPackPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const units: Readonly<Record<PackKind, string>> = {
  courses: '门',
  cases: '个',
  procedures: '个',
  protocols: '个',
  questions: '道',
}

/** What a pack holds, in words. */
export const countsWord = (counts: Readonly<Record<PackKind, number>>): string =>
  Object.entries(packKinds)
    .flatMap(([name, word]) => {
      const kind = name as PackKind
      return counts[kind] > 0 ? [`${word} ${counts[kind]} ${units[kind]}`] : []
    })
    .join(' · ')
