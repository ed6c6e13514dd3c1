import type { Problem } from '@xinglin/simulation/cases'
import {
  composedProtocol,
  playedPart,
  settledProtocol,
  type Protocol,
  type SeedPlay,
} from '@xinglin/simulation/practical'
import type { Computing } from '#simulations/experiment'
import { codes } from '@xinglin/wire'
import { hashOf } from '#platform/content-hash'
import { Refused, type Visit } from '#platform/visit'
import { asNext } from '../compositions/composition-kind.ts'
import type { WorkRow } from '../compositions/composition-store.ts'
import { playStore } from './protocol-play-store.ts'

/** What is known of a draft: what is wrong with it, how it was played as it stands, and the whole where nothing is wrong. */
export type DraftState = {
  readonly composed: Protocol | undefined
  readonly settled: Protocol | undefined
  readonly problems: readonly Problem[]
  readonly plays: readonly SeedPlay[]
}

/** Reads a draft and what its plays found; plays nothing. */
export const draftState = async (
  visit: Visit,
  row: WorkRow,
  base: Protocol,
): Promise<DraftState> => {
  const { protocol: composed, problems } = composedProtocol(base, row.draft, asNext(row))
  if (!composed) return { composed, settled: undefined, problems, plays: [] }
  const plays = await playStore(visit).holding(row.id, hashOf(playedPart(composed)))
  const { protocol: settled, problems: own } = settledProtocol(base, composed, plays)
  return { composed, settled, problems: own, plays }
}

/** That playing takes longer than a call may. */
export const notFinished = () =>
  new Refused(codes.overloaded.code, '试演的时间过长，请缩短实验后再试', { reason: 'engine time' })

/** Plays a draft on one specimen and keeps what was found; nothing is held meanwhile. */
export const playOn = async (
  computing: Computing,
  visit: Visit,
  row: WorkRow,
  base: Protocol,
  seed: number,
): Promise<DraftState> => {
  const { protocol } = composedProtocol(base, row.draft, asNext(row))
  if (protocol) {
    const expected = Object.fromEntries(base.steps.map(({ id, response }) => [id, response.expect]))
    await computing.enter(visit)
    const came = await computing.run(visit, { kind: 'play', protocol, seed, expected }, true)
    if (came.kind !== 'played') throw notFinished()
    await playStore(visit).keep(row.id, hashOf(playedPart(protocol)), came.play, visit.at)
  }
  return draftState(visit, row, base)
}
