import { submissionSource } from '#assignments'
import { markingCalls, type MarkingSource } from '#marking'

/** Answers those who mark, whatever is marked; examinations become a further room whose works are. */
export const marking = (reports: MarkingSource) => markingCalls([submissionSource, reports])
