import type { NewItem } from './store.ts'

/** What an item is, without the task and place in which it stands. */
export const contentOf = (item: NewItem): NewItem => ({
  id: item.id,
  kind: item.kind,
  title: item.title,
  courseId: item.courseId,
  courseItemId: item.courseItemId,
  body: item.body,
  weight: item.weight,
  required: item.required,
  attempts: item.attempts,
  scoreRule: item.scoreRule,
  lateRule: item.lateRule,
  penalty: item.penalty,
})
