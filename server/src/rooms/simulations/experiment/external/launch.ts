import { launchElsewhere, myElsewhere } from '@xinglin/contract/simulations/experiment'
import { answer } from '#platform/http'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import type { ElsewhereHost, Gone } from '#simulations/kernel'
import { bestOf } from './results.ts'
import { isGuarded } from './maker-check.ts'
import { aSecret, hashed, launchAddress, renewableMs, ticketMs } from './tickets.ts'
import { passStore } from './ticket-store.ts'
import { toExternalResultResponse } from './registrations.ts'
import { registrationStore } from './registration-store.ts'
import { resultStore } from './result-store.ts'

const { address, closed, missing } = launchElsewhere.refusals

/** What speaks for a student on the way there; nothing where the course is not registered. */
const ticketFor = async (
  visit: Visit,
  { courseId, attemptId, tester }: Gone,
): Promise<Record<string, string>> => {
  const row = await registrationStore(visit).of(courseId)
  if (!row?.enabled || !isGuarded(row) || !visit.person) return {}
  const ticket = aSecret()
  await passStore(visit).add({
    hash: hashed(ticket),
    kind: 'ticket',
    courseId,
    attemptId,
    personId: visit.person.id,
    tester,
    launchedAt: visit.at,
    until: new Date(visit.at.getTime() + ticketMs),
  })
  // No signature: a browser carries this, and one that it carried would be one that it could show.
  return { ticket, appid: row.appId }
}

/** Forgets what speaks for nobody any more. */
export const forgetPasses = (school: TenantContext, at: Date): Promise<void> =>
  passStore(school).forget(new Date(at.getTime() - renewableMs))

/** Answers those who are on their way to an experiment elsewhere, and look at what came back. */
export const launchingCalls = (host: ElsewhereHost) => [
  answer(launchElsewhere, async function handleLaunchElsewhere(visit, wanted) {
    const gone = await host.enter(visit, wanted)
    if (!gone) throw refuse(closed)
    if (launchAddress(gone.path, {}) === undefined) throw refuse(address)
    const given = await ticketFor(visit, gone)
    const Url = launchAddress(gone.path, given) ?? ''
    return { Url, WithTicket: given['ticket'] !== undefined }
  }),

  answer(myElsewhere, async function handleMyElsewhere(visit, { ProgressId }) {
    if (!(await host.isOwn(visit, ProgressId))) throw refuse(missing)
    const rows = await resultStore(visit).ofAttempt(ProgressId)
    const best = bestOf(rows)
    return rows.map((row) => ({ ...toExternalResultResponse(row), Counts: row === best }))
  }),
]
