import type { PlatformResult } from '@xinglin/contract/simulations/experiment'
import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import type { SessionRow } from '../session/store.ts'
import { pushStore } from './push-store.ts'
import { sharingStore } from './sharing-store.ts'

/** Puts a result that became final into the outbox, in the transaction of the visit; nothing unless the school shares. */
export const share = async (
  visit: Visit,
  { id: sessionId, personId, tester }: Pick<SessionRow, 'id' | 'personId' | 'tester'>,
  resultOf: () => Promise<PlatformResult>,
): Promise<void> => {
  const sharing = sharingStore(visit)
  if (tester || !(await sharing.read()).enabled) return
  await pushStore(visit).put({
    id: newId(visit.at.getTime()),
    sessionId,
    personId,
    result: await resultOf(),
    state: (await sharing.linkOf(personId)) ? 'waiting' : 'unlinked',
    at: visit.at,
  })
}
