import { createSession } from '@xinglin/contract/simulations/consultation'
import { engineVersion } from '@xinglin/simulation/consultation'
import type { Moment } from '#attempts'
import { newId } from '#platform/ids'
import { refuse } from '#platform/visit'
import { currentVersion } from '../cases/cases.ts'
import { phraseStore } from '../phrases/phrase-store.ts'
import type { ConsultationItem } from '../session/dependencies.ts'
import { dealtTo } from '../session/rules.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** Begins a session with the version that the case has now; its end is fixed with its beginning. */
export const beginSession = async (
  moment: Moment,
  personId: string,
  place: ConsultationItem,
  before: readonly Pick<SessionRow, 'seed' | 'mode'>[] = [],
): Promise<SessionRow> => {
  const { courseId, attemptId, itemId, caseId, mode, tester } = place
  const version = await currentVersion(moment, caseId)
  if (!version) throw refuse(createSession.refusals.missing)
  const store = sessionStore(moment)
  const minutes = place.limitMinutes ?? version.script.drama.limitTime
  const id = newId(moment.at.getTime())
  return store.add({
    id,
    personId,
    courseId,
    attemptId,
    itemId,
    caseVersionId: version.id,
    title: version.script.title,
    no: await store.nextNo(attemptId, itemId),
    mode,
    ...dealtTo(id, place, before),
    tester,
    phraseNo: await phraseStore(moment).newest(caseId),
    engine: engineVersion,
    state: 'open',
    startedAt: moment.at,
    endAt: new Date(moment.at.getTime() + minutes * 60_000),
  })
}
