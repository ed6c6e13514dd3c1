import * as z from 'zod/mini'
import { id, named, text } from '@xinglin/contract/call'
import { WorkFile } from '@xinglin/contract/marking'

/** How many documents a contest asks of a team, and how many files each may have. */
export const documentLimits = { documents: 10, files: 8, fileBytes: 20_971_520 } as const

/** A document that a contest asks of each entry: a pledge, proofs of identity, a letter of the school. */
export const DocumentForm = z.object({
  Id: id,
  Name: named(40, '材料名称'),
  /** What it is to show, and how it is to be signed or stamped. */
  Note: text(300, '材料说明不得超过300个字'),
  /** Without it no entry is accepted. */
  Required: z.boolean(),
})
export type DocumentForm = z.output<typeof DocumentForm>

/** How a document of an entry stands. */
export const documentStates = ['missing', 'submitted', 'accepted', 'returned'] as const
export type DocumentState = (typeof documentStates)[number]
export const documentStateNames: Readonly<Record<DocumentState, string>> = {
  missing: '未提交',
  submitted: '待审核',
  accepted: '已通过',
  returned: '已退回',
}

/** A document of an entry, handed in or still to come. */
export const EntryDocument = z.strictObject({
  ...DocumentForm.shape,
  State: z.enum(documentStates),
  /** Why it was returned. */
  Reason: z.string(),
  Files: z.array(WorkFile),
  SubmittedAt: z.nullable(z.string()),
  /** The caller may lay files there, and take them away. */
  CanHandIn: z.boolean(),
  Version: z.number(),
})
export type EntryDocument = z.output<typeof EntryDocument>
