import type { Marks, OutputOf } from '@xinglin/contract/call'
import type { suggest } from '@xinglin/contract/search'
import { titles } from '@xinglin/contract/identity'
import { newsTypes } from '@xinglin/contract/news'
import { topicStatusNames } from '@xinglin/contract/topics'
import { resultsAddress } from './results-address.ts'

/** One line that the search box offers. */
export type Offer = {
  readonly name: string
  readonly marks: Marks
  /** What stands after the name: the author, the title. */
  readonly note: string
  readonly to: string
  /** The search that it stands for; none where it leads to a thing itself. */
  readonly search?: string
}

/** Lines under one heading. */
export type Offers = {
  readonly kind: 'recent' | 'courses' | 'teachers' | 'topics' | 'news'
  readonly name: string
  readonly offers: readonly Offer[]
}

const most = 5

const filled = (groups: readonly Offers[]) => groups.filter(({ offers }) => offers.length > 0)

/** The searches made before. */
export const recentOffers = (recent: readonly string[]): readonly Offers[] =>
  filled([
    {
      kind: 'recent',
      name: '最近搜索',
      offers: recent.map((text) => ({
        name: text,
        marks: [],
        note: '',
        to: resultsAddress(text),
        search: text,
      })),
    },
  ])

/** What the server suggests: a course leads to its preview, a teacher to the own page. */
export const suggestedOffers = (suggestions: OutputOf<typeof suggest>): readonly Offers[] =>
  filled([
    {
      kind: 'courses',
      name: '课程',
      offers: suggestions.Courses.slice(0, most).map(({ Id, Name, UserName, Marks }) => ({
        name: Name,
        marks: Marks,
        note: UserName,
        to: `/CoursePreview/${Id}`,
      })),
    },
    {
      kind: 'teachers',
      name: '教师',
      offers: suggestions.Teachers.slice(0, most).map(({ Id, Name, Type, Marks }) => ({
        name: Name,
        marks: Marks,
        note: titles[Type] ?? '',
        to: `/TeacherInfo/${Id}`,
      })),
    },
    {
      kind: 'topics',
      name: '专题',
      offers: suggestions.Topics.slice(0, most).map(({ Id, Name, Status, Marks }) => ({
        name: Name,
        marks: Marks,
        note: topicStatusNames[Status] ?? '',
        to: `/Specials?id=${Id}`,
      })),
    },
    {
      kind: 'news',
      name: '新闻',
      offers: suggestions.News.slice(0, most).map(({ Id, Name, Type, Marks }) => ({
        name: Name,
        marks: Marks,
        note: newsTypes[Type] ?? '',
        to: `/News/${Id}`,
      })),
    },
  ])

/** Where the keyboard goes from one line to the next: arrows turn round, Home and End go to the ends; undefined for another key. */
export const nextOffer = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at < 0 ? 0 : (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  // Without a chosen line they move the cursor in the text.
  if (at < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
