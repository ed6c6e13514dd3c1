import type { Moment } from '#attempts'
import type { ItemRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'

/** Items that some receivers of a task are not let into, a sentence each: an examination that was set for others. */
export const excludedReceivers = async (
  kinds: ItemKinds,
  moment: Moment,
  items: readonly ItemRow[],
  personIds: readonly string[],
): Promise<string[]> => {
  const sentences: string[] = []
  for (const item of items) {
    const kind = kinds.find(({ name }) => name === item.kind)
    const excluded = (await kind?.excluded?.(moment, item, personIds)) ?? []
    if (excluded.length > 0)
      sentences.push(
        `“${item.title}”没有安排给${excluded.length === personIds.length ? '任何' : `其中${excluded.length}名`}学生，他们无法完成`,
      )
  }
  return sentences
}
