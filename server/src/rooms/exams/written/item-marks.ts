import { lastDecided, markStore, workStore } from '#marking'
import type { TenantContext } from '#platform/visit'
import { itemIdOf } from './item-id.ts'
import { writtenStore } from './store.ts'
import { type WrittenMark, isMarked, toWrittenMark } from './written-answers.ts'

/** What people gave for one written question of an examination, by attempt; what waits is not among them. */
export const marksOfItem = async (
  tenant: TenantContext,
  examId: string,
  unitId: string,
): Promise<ReadonlyMap<string, WrittenMark>> => {
  const works = (await workStore(tenant).ofItem(itemIdOf(examId, unitId))).filter(({ state }) =>
    isMarked(state),
  )
  const ids = works.map(({ id }) => id)
  const attempts = await writtenStore(tenant).attemptsOf(ids)
  const marks = Map.groupBy(await markStore(tenant).ofWorks(ids), ({ workId }) => workId)
  return new Map(
    works.flatMap(({ id, version }) => {
      const own = (marks.get(id) ?? []).filter((one) => one.version === version)
      const decided = lastDecided(own)
      const attemptId = attempts.get(id)
      return decided && attemptId ? [[attemptId, toWrittenMark(decided)] as const] : []
    }),
  )
}
