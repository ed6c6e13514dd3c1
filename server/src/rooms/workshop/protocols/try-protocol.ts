import { listed } from '@xinglin/simulation/form'
import {
  assessTrial,
  findingsOfProtocol,
  playProtocol,
  tryProtocol,
} from '@xinglin/contract/workshop'
import {
  goldenWay,
  modelOf,
  playedSeeds,
  viewOf,
  type Action,
  type Protocol,
  type RunEvent,
} from '@xinglin/simulation/practical'
import type { Computing } from '#simulations/experiment'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { baseOf, readWork } from '../compositions/composition-kind.ts'
import { protocolKind } from './protocol-kind.ts'
import { draftState, notFinished, playOn, type DraftState } from './play-protocol.ts'

const { unknown } = playProtocol.refusals
const { faulty, impossible } = assessTrial.refusals

const toResponse = ({ problems, plays }: DraftState) => ({
  Problems: listed(problems),
  Plays: plays.map(({ seed, refusal, golden, empty, everything, steps }) => ({
    Seed: seed,
    Refusal: refusal,
    Golden: golden,
    Empty: empty,
    Everything: everything,
    Steps: steps.map(({ id, before, after, direction }) => ({
      Id: id,
      Before: before,
      After: after,
      Direction: direction,
    })),
  })),
})

const opened = async (visit: Visit, id: string) => {
  const row = await readWork(protocolKind, visit, id)
  return [visit, row, await baseOf(protocolKind, visit, row)] as const
}

/** What can be tried of a draft: with the directions that were found, where it was played. */
const triedOf = async (visit: Visit, id: string): Promise<Protocol> => {
  const { composed, settled } = await draftState(...(await opened(visit, id)))
  const protocol = settled ?? composed
  if (!protocol) throw refuse(faulty)
  return protocol
}

/** What was done at the bench, after the pre-test and the hypotheses, which a trial need not begin with; none of it beyond what is recorded. */
const eventsOf = (
  protocol: Protocol,
  done: readonly { readonly Steps: number; readonly Action: Action }[],
): RunEvent[] => {
  const before = goldenWay(protocol).slice(0, 2)
  const most = Math.floor(protocol.longest / modelOf(protocol).dt)
  return [
    ...before,
    ...done.map(({ Steps, Action: action }, at) => ({
      seq: before.length + at + 1,
      at: 0,
      steps: Math.min(Steps, most),
      action,
    })),
  ]
}

/** Answers authors who have their protocol played, and try it at the bench. */
export const protocolTryingCalls = (computing: Computing) => [
  answer(findingsOfProtocol, async function handleFindingsOfProtocol(visit, { Id }) {
    return toResponse(await draftState(...(await opened(visit, Id))))
  }),

  answer(playProtocol, async function handlePlayProtocol(visit, { Id, Seed }) {
    const given = await opened(visit, Id)
    if (!playedSeeds.some((one) => one === Seed)) throw refuse(unknown)
    return toResponse(await playOn(computing, ...given, Seed))
  }),

  answer(tryProtocol, async function handleTryProtocol(visit, { Id }) {
    return {
      Protocol: viewOf(await triedOf(visit, Id)),
      Seed: visit.at.getTime() % 1_000_000,
    }
  }),

  answer(assessTrial, async function handleAssessTrial(visit, { Id, Seed, Done, Steps, Sections }) {
    const protocol = await triedOf(visit, Id)
    const submitted = { Steps, Action: { type: 'submit' as const, sections: Sections } }
    const events = eventsOf(protocol, [...Done, submitted])
    await computing.enter(visit)
    const setup = { protocol, seed: Seed }
    const came = await computing.run(visit, { kind: 'assess', setup, events }, true)
    if (came.kind === 'not-replayed') throw refuse(impossible, { message: came.zh })
    if (came.kind !== 'assessed') throw notFinished()
    const { sheet } = came.assessment
    return {
      Composite: sheet.composite,
      Dimensions: sheet.dimensions.map(({ name, score }) => ({ Name: name, Score: score })),
      Items: sheet.dimensions.flatMap(({ items }) =>
        items.map(({ zh, max, got, why }) => ({ Name: zh, Max: max, Got: got, Why: why })),
      ),
    }
  }),
]
