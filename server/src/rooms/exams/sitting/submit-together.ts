import type { InputOf } from '@xinglin/contract/call'
import type { submitAttempt } from '@xinglin/contract/exams'
import { type BatchContext, inBatchesOrAlone } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { AttemptRow } from '../attempts/store.ts'
import { stationsIn } from '../stations/attempt-stations.ts'
import { eventAt, eventStore } from './event-store.ts'
import { handInAll } from './hand-in.ts'
import { type Acting, runningTogether } from './running-together.ts'
import { fitsAll, takeAnswers } from './save-together.ts'

/** Somebody who hands in at a moment, with the last answers. */
type Submit = InputOf<typeof submitAttempt> & Acting

/** The attempt as it was handed in; undefined where it is for a call of its own: handed in before, to be refused, late, or with stations. */
type Outcome = AttemptRow | undefined

const submitAll = async (
  tenant: TenantContext,
  submits: readonly Submit[],
): Promise<readonly Outcome[]> => {
  const plain = new Map<string, Submit>()
  const rows: AttemptRow[] = []
  for (const [one, row] of await runningTogether(tenant, submits, 'lock')) {
    // Of two windows that hand in at once one does; the other is told what it came to.
    if (plain.has(row.id) || stationsIn(row.drawn).length > 0) continue
    if (!(await fitsAll(tenant, row, one.Items))) continue
    plain.set(row.id, one)
    rows.push(row)
  }
  await takeAnswers(tenant, [...plain.values()])
  const closed = await handInAll(
    tenant,
    rows.map((row) => ({
      row,
      submitKind: 'self',
      submittedAt: plain.get(row.id)?.at ?? row.deadline,
    })),
  )
  await eventStore(tenant).add(
    closed.map(({ id, examId, submittedAt, deadline, receipt }) =>
      eventAt(submittedAt ?? deadline, { examId, attemptId: id, kind: 'submit', detail: receipt }),
    ),
  )
  const byId = new Map(closed.map((row) => [row.id, row]))
  return submits.map((one) =>
    plain.get(one.AttemptId) === one ? byId.get(one.AttemptId) : undefined,
  )
}

/** Hands in together with others who hand in now, as at the end of a section that all have: each is told after the commit. */
export const submitsTogether = (context: BatchContext) =>
  inBatchesOrAlone<Submit, Outcome>(context, submitAll)
