import type { InputOf } from '@xinglin/contract/call'
import type { nextSection } from '@xinglin/contract/exams'
import { type BatchContext, inBatchesOrAlone } from '#platform/database'
import { Refused, type TenantContext } from '#platform/visit'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { stationsIn } from '../stations/attempt-stations.ts'
import { type Acting, runningTogether } from './running-together.ts'
import { nextOf } from './way.ts'

/** Somebody who leaves a section. */
type Move = InputOf<typeof nextSection> & Acting

/** The attempt as it stands then; undefined where it is for a call of its own: to be refused, paused, done before, or with stations. */
type Outcome = AttemptRow | undefined

const nextFor = (row: AttemptRow, { SectionId }: Move): number | undefined => {
  if (row.pausedAt || stationsIn(row.drawn).length > 0) return undefined
  try {
    return nextOf(row, SectionId)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

const moveAll = async (
  tenant: TenantContext,
  moves: readonly Move[],
): Promise<readonly Outcome[]> => {
  const moved = new Map<string, { readonly by: Move; readonly row: AttemptRow }>()
  for (const [by, row] of await runningTogether(tenant, moves, 'lock')) {
    const sectionAt = moved.has(row.id) ? undefined : nextFor(row, by)
    if (sectionAt !== undefined) moved.set(row.id, { by, row: { ...row, sectionAt } })
  }
  await attemptStore(tenant).moveOn([...moved.values()].map(({ row }) => row))
  return moves.map((one) => {
    const own = moved.get(one.AttemptId)
    return own?.by === one ? own.row : undefined
  })
}

/** Goes on to the next section together with others who do so now: each is told after the commit. */
export const movesTogether = (context: BatchContext) =>
  inBatchesOrAlone<Move, Outcome>(context, moveAll)
