import type { Examinee } from '@xinglin/simulation/item-analysis'
import type { CountedAttempt } from '@xinglin/contract/exams'
import type { ScoredAttempt } from './analysis-store.ts'

/** An examinee with points, and with the share of each item's points besides. */
export type CountedExaminee = Examinee & { readonly shares: ReadonlyMap<string, number> }

/** The attempt of each person that counts; of two that are equally good the first. */
export const countedAttempts = (
  attempts: readonly ScoredAttempt[],
  take: CountedAttempt,
): ScoredAttempt[] => {
  const counted = new Map<string, ScoredAttempt>()
  for (const one of attempts) {
    const before = counted.get(one.personId)
    const counts =
      !before ||
      (take === 'last' && one.no > before.no) ||
      (take === 'first' && one.no < before.no) ||
      (take === 'best' && one.tenths > before.tenths)
    if (counts) counted.set(one.personId, one)
  }
  return [...counted.values()]
}

/** The items that people have still to mark of somebody: they are left out for everybody, so that all are measured alike. */
export const unmarkedItems = (attempts: readonly ScoredAttempt[]): ReadonlySet<string> =>
  new Set(
    attempts.flatMap(({ units }) => units.flatMap(({ id, tenths }) => (tenths === null ? id : []))),
  )

/** Attempts as the core analyses them, in points. */
export const toExaminees = (
  attempts: readonly ScoredAttempt[],
  leftOut: ReadonlySet<string>,
  chosen: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
): CountedExaminee[] =>
  attempts.map(({ id, units }) => {
    const own = units.filter((unit) => !leftOut.has(unit.id))
    return {
      points: new Map(own.map((unit) => [unit.id, (unit.tenths ?? 0) / 10])),
      shares: new Map(own.map((unit) => [unit.id, (unit.tenths ?? 0) / unit.most])),
      chosen: chosen.get(id) ?? new Map(),
    }
  })
