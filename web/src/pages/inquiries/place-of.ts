import { placeAddress } from '#learning'
import type { Inquiry } from '@xinglin/contract/inquiries'

/** Where the place that a question is about can be looked at, in the reader's own round; undefined without one. */
export const placeOf = ({ CourseId, ProgressId, ItemId, Pin: { Kind, At } }: Inquiry) =>
  ProgressId === null || ItemId === ''
    ? undefined
    : placeAddress(
        CourseId,
        { progressId: ProgressId, itemId: ItemId },
        { ...(Kind === 'second' && { second: At }), ...(Kind === 'page' && { page: At }) },
      )
