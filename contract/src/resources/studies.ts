import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing, Resource } from './library.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))

/** A rectangle that is blackened in all pictures of a series, in shares of their width and height. */
export const StudyMask = z.object({
  Series: z.number().check(z.int(), z.minimum(0), z.maximum(1_500)),
  Left: share,
  Top: share,
  Right: share,
  Bottom: share,
})
export type StudyMask = z.output<typeof StudyMask>

/** A study has at most so many of them. */
export const mostMasks = 60

/**
 * Says that the caller has looked for words in the pictures of a study: where there are some, they are blackened in the
 * pixels; without masks there were none. Its owner, and those who run the school; once.
 */
export const checkStudy = call({
  path: '/api/ResourcesManage/CheckStudy',
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id, Masks: z.array(StudyMask).check(z.maxLength(mostMasks)) }),
  output: Resource,
  refusals: {
    ...missing,
    checked: [-1, '该影像已检查过，请刷新'],
    area: [-10008, '遮盖的区域有误，请重新框选'],
    long: [-1, '影像过大，没有在限定的时间内处理完，请稍后重试'],
  },
})

const numbers = z.array(z.number())

/** An image of a study, whose pixels lie uncompressed from `offset` on, counted from where the files of its package begin. */
const StudyImage = z.object({
  offset: z.number(),
  frameBytes: z.number(),
  frames: z.number(),
  rows: z.number(),
  columns: z.number(),
  samples: z.union([z.literal(1), z.literal(3)]),
  bits: z.union([z.literal(8), z.literal(16)]),
  signed: z.boolean(),
  inverted: z.boolean(),
  slope: z.number(),
  intercept: z.number(),
  unit: z.string(),
  windows: z.array(z.object({ center: z.number(), width: z.number() })),
  spacing: z.optional(
    z.object({
      row: z.number(),
      column: z.number(),
      by: z.enum(['patient', 'detector', 'ultrasound']),
    }),
  ),
  orientation: z.optional(numbers),
  positions: z.array(numbers),
  frameMs: z.optional(z.number()),
  burnedIn: z.optional(z.enum(['declared', 'modality', 'seen'])),
})

/** What the package of a study says of it (`study.json`, its first file). */
export const Study = z.object({
  series: z.array(
    z.object({ modality: z.string(), bodyPart: z.string(), images: z.array(StudyImage) }),
  ),
  removals: z.array(
    z.object({
      tag: z.string(),
      name: z.string(),
      action: z.enum(['removed', 'emptied', 'replaced']),
      files: z.number(),
    }),
  ),
  skipped: z.array(z.object({ reason: z.string(), files: z.number() })),
})
export type Study = z.output<typeof Study>

/** An ECG as the file of its resource holds it: leads in microvolts, null where nothing was recorded. */
export const Recording = z.object({
  leads: z.array(
    z.object({
      name: z.string(),
      rate: z.number(),
      from: z.number(),
      microvolts: z.array(z.nullable(z.number())),
    }),
  ),
  seconds: z.number(),
  wholeSeconds: z.number(),
  notDrawn: z.array(z.object({ name: z.string(), reason: z.string() })),
  removed: z.array(z.string()),
})
export type Recording = z.output<typeof Recording>
