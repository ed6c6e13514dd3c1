import type { PackContent, PackedItem } from '@xinglin/content'
import type { PackKind, PackVerdict } from '@xinglin/contract/packs'
import type { TenantContext } from '#platform/visit'
import { verdictOf } from './rules.ts'
import { shelves, type Items, type Shelf } from './shelves.ts'
import type { PackItemRow } from './store.ts'

/** An item of a pack, what would be done to it, and the object that stands for it in the school. */
export type Judged<K extends PackKind> = {
  readonly item: PackedItem<PackContent[K][number]['content']>
  readonly verdict: PackVerdict
  readonly objectId: string | undefined
}

/** Says of the items of one kind what laying them would do; `rows` is what packs laid before. */
export const judgeItems = async <K extends PackKind>(
  school: TenantContext,
  rows: readonly PackItemRow[],
  kind: K,
  shelf: Shelf<K>,
  items: Items<K>,
): Promise<Judged<K>[]> => {
  const laid = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, row]))
  const standings = await shelf.standings(
    school,
    items.flatMap(({ key }) => laid.get(key)?.objectId ?? []),
  )
  const own = await shelf.own(
    school,
    items.filter(({ key }) => !laid.has(key)),
  )
  return items.map((item) => {
    const before = laid.get(item.key)
    const objectId = before?.objectId ?? own.get(item.key)
    const verdict = verdictOf(item.hash, {
      laid: before,
      standing: standings.get(before?.objectId ?? ''),
      own: own.has(item.key),
    })
    return { item, verdict, objectId }
  })
}

/** Does something with each kind of items of a pack, in the order in which they stand on one another. */
export const byKind = async (
  content: PackContent,
  work: <K extends PackKind>(kind: K, shelf: Shelf<K>, items: Items<K>) => Promise<void>,
): Promise<void> => {
  await work('cases', shelves.cases, content.cases)
  await work('procedures', shelves.procedures, content.procedures)
  await work('protocols', shelves.protocols, content.protocols)
  await work('courses', shelves.courses, content.courses)
  await work('questions', shelves.questions, content.questions)
}
