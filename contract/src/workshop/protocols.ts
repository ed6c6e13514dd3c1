import * as z from 'zod/mini'
import { compositionsAt } from './compositions.ts'

const Range = z.strictObject({ Usual: z.number(), From: z.number(), To: z.number() })

/** What the form of a protocol offers: the engine's parameters with their safe ranges, the tray, channels with their measures, what the base says of each step. */
const Form = z.strictObject({
  /** Figures of the specimen: unit, usual value, the range that is safe, what it does and where it is from. */
  Parameters: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Unit: z.string(),
      Usual: z.number(),
      From: z.number(),
      To: z.number(),
      Does: z.string(),
      Source: z.string(),
    }),
  ),
  /** Everything that can be done at the bench, with the figures that are set and their bounds. */
  Tray: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Group: z.enum(['prepare', 'stimulate', 'drug', 'operate']),
      Note: z.string(),
      Fields: z.array(
        z.extend(Range, { Id: z.string(), Name: z.string(), Unit: z.string(), Step: z.number() }),
      ),
      /** Without it the specimen cannot be prepared. */
      Must: z.boolean(),
    }),
  ),
  Channels: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Unit: z.string(),
      Measures: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Unit: z.string() })),
    }),
  ),
  /** The steps of the base as a draft has them, for putting one back or taking one as a pattern. */
  Steps: z.array(z.record(z.string(), z.unknown())),
  /** The causal chains that the machine looks for in the discussion. */
  Chains: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Why: z.string() })),
  /** Seconds of the recording at most. */
  Longest: z.number(),
  /** The specimens that it is played on. */
  Seeds: z.array(z.number()),
})

/** The calls of composed protocols (实验方案). */
export const protocolWritings = compositionsAt({
  folder: 'ExperimentWritings',
  word: '实验方案',
  most: 100,
  Form,
})

/** The composed protocols: a teacher's own, all of them for those who run the school; the last edited first. */
export const listProtocols = protocolWritings.list

/** A composed protocol with its draft and what its form offers. */
export const getProtocol = protocolWritings.get

/** Begins a protocol upon one of the school, as that is. `Id` is made by the browser: a repeat answers what is there. */
export const createProtocol = protocolWritings.create

/** Saves members of a draft, right or wrong. One that somebody else saved meanwhile is refused with theirs in Data. */
export const saveProtocol = protocolWritings.save

/** Deletes a protocol of which nothing was ever approved. The same answer when it is gone already. */
export const deleteProtocol = protocolWritings.remove

/** Moves a protocol on: submit (played on every specimen and found without errors), withdraw, approve, return with a reason, revise. */
export const moveProtocol = protocolWritings.move
