import type { Draft } from '@xinglin/simulation/cases'
import { findable } from '#platform/search-index'

/** Cases of one author that were never approved. */
export const maxUnapproved = 200

/** A draft has at most so many bytes as JSON. */
export const maxBytes = 600_000

const textOf = (value: unknown, most: number, otherwise: string): string => {
  const text = typeof value === 'string' ? [...value.trim()].slice(0, most).join('') : ''
  return text === '' ? otherwise : text
}

/** What lists show of a draft, however far it has come. */
export const summaryOf = (draft: Draft) => {
  const { difficulty, tags } = draft
  return {
    title: textOf(draft['title'], 40, '未命名病例'),
    department: textOf(draft['department'], 20, '未填写科室'),
    difficulty: [1, 2, 3, 4, 5].find((one) => one === difficulty) ?? 0,
    tags: Array.isArray(tags)
      ? tags
          .filter((one) => typeof one === 'string')
          .map((one) => textOf(one, 12, ''))
          .filter(Boolean)
          .slice(0, 6)
      : [],
  }
}

/** What a case is found by. */
export const findableCase = (
  { title, department, tags }: Pick<ReturnType<typeof summaryOf>, 'title' | 'department' | 'tags'>,
  author: string,
) => findable([title, department, author, ...tags])

/** Every text of a draft, for looking through it. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
