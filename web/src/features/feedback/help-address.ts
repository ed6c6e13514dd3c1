import { helpCategories, type HelpCategory } from '@xinglin/contract/feedback'

/** What is looked at in the help centre. */
export type HelpPlace = {
  readonly category: HelpCategory | undefined
  readonly key: string
  readonly article: string
}

const longestKey = 50

/** What an address of the help centre asks for; what makes no sense is left out. */
export const readHelpAddress = (query: URLSearchParams): HelpPlace => ({
  category: helpCategories.find((one) => one === query.get('category')),
  key: (query.get('key') ?? '').trim().slice(0, longestKey),
  article: query.get('article') ?? '',
})

/** The address of a place in the help centre. */
export const helpAddress = ({ category, key, article }: HelpPlace): string => {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (key) query.set('key', key)
  if (article) query.set('article', article)
  return query.size > 0 ? `/Help?${query}` : '/Help'
}
