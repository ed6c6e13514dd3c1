import { call } from '#call'
import { useQuery } from '@tanstack/react-query'
import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import { useSession } from './store.ts'

/** What every refusal of such a word says. */
export const sensitiveSentence = '内容包含敏感词'

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\u200b-\u200f\u2060\ufeff\u00ad]+/gu, '')

/** Tells of a text whether it holds one of the common sensitive words: a first look while typing; the server has the longer list, and decides. */
export const useSensitiveCheck = (): ((text: string) => boolean) => {
  const { data: words = [] } = useQuery({
    queryKey: ['sensitive-words'],
    queryFn: ({ signal }) => call(getSensitiveWord, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Nobody else is told the words: for visitors the server alone looks.
    enabled: useSession() !== undefined,
  })
  return (text) => {
    const looked = bare(text)
    return words.some((word) => word !== '' && looked.includes(bare(word)))
  }
}
