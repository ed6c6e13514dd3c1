import { saveAssignment } from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { leanTerm } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { checkedTargets } from '#targets/checking'
import type { ItemRow, NewItem } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'

const { term, order, item: badItem, twice, target, late, sensitive } = saveAssignment.refusals

export type Fields = InputOf<typeof saveAssignment>
type Items = readonly NewItem[]

const idOf = (id: string | null): string | null => (id === null || id === nobody ? null : id)

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Whether dates follow one another; what is not said is not compared. */
export const areInOrder = (dates: {
  readonly opens: Date | null
  readonly due: Date | null
  readonly closes: Date | null
}): boolean => {
  const { opens, due, closes } = dates
  const first = due ?? closes
  return !(opens && first && opens >= first) && !(due && closes && closes < due)
}

/** The term of a form; refuses one that there is not. */
export const checkedTerm = async (visit: Visit, id: string | null): Promise<string | null> => {
  const termId = idOf(id)
  if (termId !== null && !(await leanTerm(visit, termId))) throw refuse(term)
  return termId
}

const itemKey = (one: Pick<ItemRow, 'kind' | 'courseId' | 'courseItemId'>): string =>
  `${one.kind} ${one.courseId ?? ''} ${one.courseItemId ?? ''}`

/** What a task is to be made of; refuses what the visitor may not set, and the same thing twice. */
const checkedItems = async (
  kinds: ItemKinds,
  visit: Visit,
  fields: Fields,
  before: readonly ItemRow[],
): Promise<Items> => {
  const items = fields.Items.map((one) => {
    const isOfCourse = kinds.find(({ name }) => name === one.Kind)?.parts !== undefined
    return {
      id: one.Id,
      kind: one.Kind,
      title: one.Title,
      courseId: isOfCourse ? idOf(one.CourseId) : null,
      courseItemId: isOfCourse && one.Kind !== 'course' ? idOf(one.ItemId) : null,
      body: cleanHtml(one.Body),
      weight: one.Weight,
      required: one.Required,
      attempts: one.Attempts,
      scoreRule: one.ScoreRule,
      lateRule: one.LateRule,
      penalty: one.LateRule === 'penalty' ? one.Penalty : 0,
    }
  })
  if (new Set(items.map(({ id }) => id)).size < items.length) throw refuse(twice)
  const named = items.filter(({ courseId, courseItemId }) => courseId ?? courseItemId)
  if (new Set(named.map(itemKey)).size < named.length) throw refuse(twice)
  const known = new Map(before.map((one) => [one.id, itemKey(one)]))
  for (const kind of kinds) {
    const some = items.filter((one) => one.kind === kind.name && known.get(one.id) !== itemKey(one))
    if (some.length === 0) continue
    const parts = some.map((one) => ({
      courseId: one.courseId ?? nobody,
      itemId: one.courseItemId ?? '',
    }))
    if (kind.parts && (await kind.parts.among(visit, parts)).length < parts.length)
      throw refuse(badItem)
  }
  if (items.some(({ kind }) => !kinds.some(({ name }) => name === kind))) throw refuse(badItem)
  for (const { body } of items) await refuseLostPictures(visit, body)
  return items
}

/** What a form says, as far as the school has it; refuses what it has not. */
export const checkedForm = async (
  kinds: ItemKinds,
  visit: Visit,
  fields: Fields,
  before: {
    readonly items: readonly ItemRow[]
    readonly targets: readonly { readonly kind: string; readonly refId: string }[]
  },
) => {
  const dates = {
    opens: dateOf(fields.OpensAt),
    due: dateOf(fields.DueAt),
    closes: dateOf(fields.ClosesAt),
  }
  if (!areInOrder(dates)) throw refuse(order)
  const isLate = fields.Items.some(({ LateRule }) => LateRule !== 'none')
  if (isLate && dates.due && !dates.closes) throw refuse(late)
  const termId = await checkedTerm(visit, fields.TermId)
  const items = await checkedItems(kinds, visit, fields, before.items)
  const targets = await checkedTargets(visit, fields.Targets, before.targets, {
    target,
    twice,
  })
  const words = [
    fields.Title,
    fields.Intro,
    ...items.map(({ title, body }) => `${title}\n${wordsIn(body)}`),
  ]
  await refuseSensitive(visit, words.join('\n'), 'assignment', sensitive)
  return {
    row: {
      termId,
      title: fields.Title,
      intro: fields.Intro,
      opensAt: dates.opens,
      dueAt: dates.due,
      closesAt: dates.closes,
      ordered: fields.Ordered,
    },
    items,
    targets,
  }
}
