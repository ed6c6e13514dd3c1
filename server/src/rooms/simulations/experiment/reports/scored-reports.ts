import { workStore } from '#marking'
import type { TenantContext } from '#platform/visit'
import { reportStore } from './report-store.ts'

/** The reports that a person handed in between two moments, with what the newest version was marked, the newest first; those of testers left out. */
export const scoredReportsOf = async (
  school: TenantContext,
  personId: string,
  range: { readonly from?: Date; readonly to?: Date; readonly most: number },
) => {
  const works = await workStore(school).ofPerson('report', personId, range)
  const store = reportStore(school)
  const sessions = new Map(
    (await store.sessions(works.map(({ id }) => id))).map((one) => [one.id, one]),
  )
  const scored = []
  for (const work of works) {
    const session = sessions.get(work.id)
    if (!session) continue
    scored.push({
      sessionId: work.id,
      courseId: work.groupId,
      state: work.state,
      handedAt: work.handedAt,
      no: session.no,
      title: session.title,
      final: (await store.version(work.id, work.version))?.final ?? null,
    })
  }
  return scored
}
