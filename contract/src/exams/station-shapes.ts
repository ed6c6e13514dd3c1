import * as z from 'zod/mini'
import { id, whole } from '@xinglin/contract/call'

/** The simulations that can be an item of a paper. */
export const stationKinds = ['consultation', 'operation', 'experiment'] as const
export type StationKindName = (typeof stationKinds)[number]
export const stationKindNames: Readonly<Record<StationKindName, string>> = {
  consultation: '虚拟问诊',
  operation: '虚拟操作',
  experiment: '虚拟实验',
}

/** A station (考站) of a paper: a patient to be asked or operated upon, or an experiment, as an item with its own minutes. */
export const PaperStation = z.object({
  Id: id,
  Kind: z.enum(stationKinds),
  /** The case, the procedure or the protocol; its version is frozen with the paper. */
  WorkId: id,
  Minutes: whole(1, 120, '考站时长须为1至120分钟'),
  /** In tenths of a point. */
  Tenths: whole(1, 1_000, '考站分值须为0.1至100分'),
})
export type PaperStation = z.output<typeof PaperStation>

/** Where a station of an attempt is begun, and how it stands. */
export const StationLaunch = z.strictObject({
  Kind: z.enum(stationKinds),
  ItemId: z.string(),
  Minutes: z.number(),
})
export type StationLaunch = z.output<typeof StationLaunch>

/** A station that was entered: its simulation, and how long it goes on. */
export const enteredStation = {
  Kind: z.enum(stationKinds),
  SessionId: z.string(),
  /** Nothing more is done in it. */
  IsOver: z.boolean(),
  EndsAt: z.string(),
} as const
