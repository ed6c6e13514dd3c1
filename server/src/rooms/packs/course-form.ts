import { createHash } from 'node:crypto'
import { kind } from '@xinglin/contract/courses'
import { vocabularies } from '@xinglin/contract/dictionaries'
import type { DemoCourse } from '@xinglin/content'
import type { NewContent, NewItem } from '#courses/publishing'
import { namesIn } from '#dictionaries'
import type { TenantContext } from '#platform/visit'
import { itemBodyOf, type Keepers } from './item-body.ts'

/** The kind of a course by its word in `course.json`. */
export const courseKindOf = {
  theory: kind.theory,
  consultation: kind.consultation,
  operation: kind.operation,
  experiment: kind.experiment,
} as const

/** The numbers of some audiences (适用对象) of a school by their names. */
export const audienceNumbers = async (
  school: TenantContext,
  names: readonly string[],
): Promise<number[]> => {
  const known = await namesIn({ ...school, at: new Date() }, vocabularies.applicable)
  return [...known].flatMap(([number, name]) => (names.includes(name) ? [Number(number)] : []))
}

/** The same id for the same words, in every school and every version: rows are told apart by their school. */
const idOf = (words: string): string => {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** What a course of a pack teaches. An item is the same through all versions as long as its kind and title are. */
export const courseContent = async (
  key: string,
  course: DemoCourse,
  keepers: Keepers,
): Promise<NewContent> => {
  const times = new Map<string, number>()
  const chapters = []
  for (const { title, items } of course.chapters) {
    const laid: NewItem[] = []
    for (const item of items) {
      const words = `${key}\n${item.kind}\n${item.title}`
      const nth = (times.get(words) ?? 0) + 1
      times.set(words, nth)
      const itemKey = idOf(`${words}\n${nth}`)
      const { title: called, minutes, required } = item
      const body = await itemBodyOf(item, keepers)
      laid.push({ title: called, minutes, required, body, itemKey, continues: itemKey })
    }
    chapters.push({ title, items: laid })
  }
  return { introduction: course.introduction, chapters, sequential: course.sequential }
}
