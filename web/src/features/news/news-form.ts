import { type Faults, faultsBy } from '#ui'
import type { InputOf } from '@xinglin/contract/call'
import { type NewsForm, saveNews } from '@xinglin/contract/news'

/** What stands in the form of an article. */
export type NewsValues = Omit<InputOf<typeof saveNews>, 'Id' | 'Version'>

/** What the lines are called. */
export const newsNames: Record<keyof NewsValues, string> = {
  Title: '标题',
  Summary: '摘要',
  Html: '正文',
  Type: '类型',
  IsTop: '置顶',
  Source: '发布单位',
}

/** How the form of an article begins. */
export const valuesOf = (news: NewsForm | undefined): NewsValues => ({
  Title: news?.Title ?? '',
  Summary: news?.Summary ?? '',
  Html: news?.Html ?? '',
  Type: (news?.Type ?? 1) as NewsValues['Type'],
  IsTop: news?.IsTop ?? false,
  Source: news?.Source ?? '',
})

const { blank, sensitive } = saveNews.refusals

/** What is wrong with each line; `isSensitive` is the first look at its words. */
export const checkNews =
  (isSensitive: (text: string) => boolean) =>
  (values: NewsValues): Faults<NewsValues> => {
    const faults = faultsBy(saveNews.input, { ...values, Id: '', Version: '' })
    const lines = (['Title', 'Summary', 'Html', 'Source'] as const).filter((line) =>
      isSensitive(values[line].replaceAll(/<[^>]*>/g, '')),
    )
    return {
      ...(faults as Faults<NewsValues>),
      ...Object.fromEntries(lines.map((line) => [line, sensitive[1]])),
      ...(values.Html === '' && { Html: blank[1] }),
    }
  }

/** The sentences of the server that are about one line. */
export const newsLines: Readonly<Record<string, keyof NewsValues>> = { [blank[1]]: 'Html' }
