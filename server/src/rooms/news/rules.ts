import { findable } from '#platform/search-index'
import type { NewsRow } from './store.ts'

/** What becomes of an article, as its administration sees it: what is published for later waits for its time. */
export const stateOf = (
  { state, publishAt }: Pick<NewsRow, 'state' | 'publishAt'>,
  at: Date,
): 'draft' | 'scheduled' | 'published' | 'withdrawn' =>
  state === 'published' && publishAt !== null && publishAt.getTime() > at.getTime()
    ? 'scheduled'
    : state

const longestSummary = 90

/** What a list says of an article: its summary, or how its text begins. */
export const summaryOf = (summary: string, words: string): string => {
  if (summary !== '') return summary
  const chars = [...words]
  return chars.length <= longestSummary ? words : `${chars.slice(0, longestSummary).join('')}…`
}

/** What an article is found by. */
export const findableNews = ({ title, summary }: Pick<NewsRow, 'title' | 'summary'>) =>
  findable([title, summary])

const yearMs = 366 * 86_400_000

/** What is wrong with the moment that something is to be published at; nothing without one. */
export const timeFault = (text: string, at: Date): 'past' | 'far' | undefined => {
  if (text === '') return undefined
  const ms = Date.parse(text)
  // What is no moment is not one to come.
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(ms) || ms <= at.getTime()) return 'past'
  return ms > at.getTime() + yearMs ? 'far' : undefined
}
