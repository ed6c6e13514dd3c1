import { protocolWritings } from '@xinglin/contract/workshop'
import {
  draftSteps,
  isProtocolDraft,
  measuresIn,
  measureTable,
  measureUnit,
  modelOf,
  playedSeeds,
  protocolDraft,
  type Protocol,
} from '@xinglin/simulation/practical'
import {
  composedProtocolKey,
  currentProtocol,
  protocolsToTeach,
  publishProtocol,
} from '#simulations/experiment'
import type { Kind } from '../compositions/composition-kind.ts'
import { playStore } from './protocol-play-store.ts'
import { draftState } from './play-protocol.ts'
import { protocolMove, protocolWork } from './protocol-tables.ts'

/** What the form of a protocol offers. */
const formOf = (base: Protocol) => {
  const model = modelOf(base)
  const needed = new Set(base.preparations.map(({ deed }) => deed))
  return {
    Parameters: Object.entries(model.parameters).map(([Id, one]) => ({
      Id,
      Name: one.zh,
      Unit: one.unit,
      Usual: base.parameters?.[Id] ?? one.usual,
      From: one.lo,
      To: one.hi,
      Does: one.does,
      Source: one.source,
    })),
    Tray: base.tray.map(({ id, zh, group, note, fields }) => ({
      Id: id,
      Name: zh,
      Group: group,
      Note: note,
      Fields: fields.map((field) => ({
        Id: field.name,
        Name: field.zh,
        Unit: field.unit,
        Usual: field.usual,
        From: field.lo,
        To: field.hi,
        Step: field.step,
      })),
      Must: needed.has(id),
    })),
    Channels: model.channels.map(({ id, zh, unit }) => ({
      Id: id,
      Name: zh,
      Unit: unit,
      Measures: measuresIn(base, id).map((measure) => ({
        Id: measure,
        Name: measureTable[measure].zh,
        Unit: measureUnit(measure, unit),
      })),
    })),
    Steps: [...draftSteps(base)],
    Chains: base.report.chains.map(({ id, zh, why }) => ({ Id: id, Name: zh, Why: why })),
    Longest: base.longest,
    Seeds: [...playedSeeds],
  }
}

/** Texts, questions, parameters, tray and steps written upon a protocol of the school (实验工坊). */
export const protocolKind: Kind<Protocol, Protocol> = {
  calls: protocolWritings,
  tables: { work: protocolWork, move: protocolMove },
  word: '实验方案',
  area: 'experiments',
  sensitiveIn: 'protocol',
  key: composedProtocolKey,
  most: { unapproved: 100, bytes: 150_000 },
  taught: protocolsToTeach,
  base: currentProtocol,
  form: formOf,
  first: protocolDraft,
  isDraft: isProtocolDraft,
  played: async (visit, row, base) => {
    const { settled: whole, problems } = await draftState(visit, row, base)
    return { whole, problems }
  },
  publish: publishProtocol,
  forget: (visit, id) => playStore(visit).forget(id),
}
