import { call } from '#call'
import { listManagedNews } from '@xinglin/contract/news'

const offered = 10

/** Published news by words, for choosing. */
export const findNews = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listManagedNews,
    { SearchKey: words, State: 'published', PageSize: offered },
    { signal },
  )
  return list.map(({ Id: id, Title: name }) => ({ id, name }))
}
