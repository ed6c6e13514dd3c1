import { scriptOf } from '#simulations/consultation'
import { facesOf } from '#identity'
import { runsSchool, type Visit } from '#platform/visit'
import { workStore, type WorkLine } from '../drafts/store.ts'

/** An approved case that somebody may have students consult. */
export type CaseToTeach = {
  readonly id: string
  readonly title: string
  readonly department: string
  readonly difficulty: number
  /** Empty for one that came with the product. */
  readonly authorName: string
  readonly versionNo: number
  /** Of real time, as the case itself allows. */
  readonly limitMinutes: number
}

const viewerOf = (visit: Visit): string | undefined =>
  runsSchool(visit) ? undefined : visit.person?.id

const toldAll = async (visit: Visit, rows: readonly WorkLine[]): Promise<CaseToTeach[]> => {
  const faces = await facesOf(
    visit,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  const listed: CaseToTeach[] = []
  // One after another: a transaction is one connection.
  for (const row of rows) {
    // Of a case that is being revised students meet what was approved.
    const script = await scriptOf(visit, row.id)
    if (script)
      listed.push({
        id: row.id,
        title: script.title,
        department: script.department,
        difficulty: script.difficulty,
        authorName: faces.get(row.authorId ?? '')?.name ?? '',
        versionNo: row.versionNo,
        limitMinutes: script.drama.limitTime,
      })
  }
  return listed
}

/** The approved cases that the visitor may put into a course, by words: their own and those that others share; all of them for those who run the school. */
export const casesToTeach = async (visit: Visit, key: string, page: number, size: number) => {
  const store = workStore(visit)
  const wanted = { key, viewer: viewerOf(visit), approved: true } as const
  return {
    list: await toldAll(visit, await store.list(wanted, page, size)),
    count: await store.count(wanted),
  }
}

/** Those among some cases that the visitor may put into a course. */
export const casesToTeachAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<CaseToTeach[]> => {
  if (ids.length === 0) return []
  const wanted = { key: '', viewer: viewerOf(visit), approved: true, among: ids } as const
  return toldAll(visit, await workStore(visit).list(wanted, 1, ids.length))
}
