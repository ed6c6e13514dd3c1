import { helpArticles } from '@xinglin/content'
import { helpCategories, type HelpCategory, type ManagedHelp } from '@xinglin/contract/feedback'
import { markOf } from '#platform/ids'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import type { TenantContext } from '#platform/visit'
import type { HelpRow } from './help-store.ts'
import { helpStore } from './help-store.ts'

type Shipped = { key: string; category: HelpCategory; title: string; html: string }

const categoryOf = (name: string): HelpCategory => {
  const category = helpCategories.find((one) => one === name)
  if (!category) throw new Error(`the help names the category ${name}, which there is not`)
  return category
}

let read: readonly Shipped[] | undefined

/** The articles that come with the product; read once. */
const shipped = (): readonly Shipped[] => {
  read ??= helpArticles().map((one) => ({
    ...one,
    category: categoryOf(one.category),
    html: cleanHtml(one.html),
  }))
  return read
}

const versionOf = ({ category, title, html }: Shipped, hidden: boolean): string =>
  markOf([category, title, html, hidden])

const toManaged = (
  article: Shipped,
  origin: ManagedHelp['Origin'],
  { hidden, changedAt }: { hidden: boolean; changedAt: Date | null },
): ManagedHelp => ({
  Key: article.key,
  Category: article.category,
  Title: article.title,
  Html: article.html,
  Hidden: hidden,
  Origin: origin,
  ChangedAt: changedAt?.toISOString() ?? null,
  Version: versionOf(article, hidden),
})

const ofRow = (row: HelpRow, origin: ManagedHelp['Origin']): ManagedHelp =>
  toManaged({ ...row, category: categoryOf(row.category) }, origin, row)

const untouched = { hidden: false, changedAt: null }

/** Whether an article came with the product. */
export const isShipped = (key: string): boolean => shipped().some((one) => one.key === key)

/** Every article of a school in the order of the categories: as it came, as it was changed here, and the school's own after them. */
export const articlesOf = async (school: TenantContext): Promise<ManagedHelp[]> => {
  const rows = new Map((await helpStore(school).all()).map((row) => [row.key, row]))
  const known = shipped().map((article) => {
    const row = rows.get(article.key)
    return row ? ofRow(row, 'changed') : toManaged(article, 'shipped', untouched)
  })
  const own = [...rows.values()]
    .filter(({ key }) => !isShipped(key))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((row) => ofRow(row, 'own'))
  const place = ({ Category }: ManagedHelp) => helpCategories.indexOf(Category)
  return [...known, ...own].toSorted((one, other) => place(one) - place(other))
}

/** Whether title and text of an article hold every word of a search. */
export const holdsWords = ({ Title, Html }: ManagedHelp, key: string): boolean => {
  const text = `${Title} ${wordsIn(Html)}`.toLowerCase()
  return key
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
