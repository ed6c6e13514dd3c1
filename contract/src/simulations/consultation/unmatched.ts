import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'
import { missing, notYours } from './refusals.ts'

const overseers = ['teacher', 'admin', 'operator'] as const

/** What became of a question that was not understood: nothing yet, taken for an intent, left. */
export const unmatchedStates = ['open', 'taken', 'dismissed'] as const

/** How it came here: nothing was understood, the patient asked back, or a teacher accepted an appeal. */
export const unmatchedKinds = ['unknown', 'unsure', 'appealed'] as const

const State = z.enum(unmatchedStates)

/** A question that was not understood (听不懂的问题), however often it was asked. */
export const Unmatched = z.strictObject({
  Id: z.string(),
  /** As it was asked last. */
  Text: z.string(),
  Times: z.number(),
  Kind: z.enum(unmatchedKinds),
  /** What it may have been: the patient's first guess, or what the teacher accepted; empty for none. */
  Guess: z.string(),
  State,
  /** The intent that it was taken for. */
  Key: z.string(),
  Decider: z.string(),
  DecidedAt: z.nullable(z.string()),
  LastAt: z.string(),
  /** Where it was asked last, where that was in this course; else empty. */
  SessionId: z.string(),
  ProgressId: z.string(),
  Seq: z.number(),
})
export type Unmatched = z.output<typeof Unmatched>

/** The questions that the case of an item did not understand, the most frequent first; they belong to the case, whatever course it is in. */
export const getUnmatched = call({
  path: '/api/Virtual/GetUnmatched',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    State: z._default(z.enum([...unmatchedStates, 'all']), 'open'),
    Kind: z._default(z.enum([...unmatchedKinds, 'all']), 'all'),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.extend(listOf(Unmatched), {
    /** What the patient of the case has an answer of their own to, as keys of the ontology. */
    Answers: z.array(z.string()),
  }),
  refusals: { ...missing, ...notYours },
})

/**
 * Decides about a question that was not understood: an intent makes it a paraphrase of the case, which consultations
 * that begin from now on understand; `dismissed` leaves it; `open` takes a decision back.
 */
export const decideUnmatched = call({
  path: '/api/Virtual/DecideUnmatched',
  who: overseers,
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    Id: id,
    /** The state that the browser knows of. */
    Was: State,
    State,
    Key: z._default(z.string().check(z.maxLength(80)), ''),
  }),
  output: Unmatched,
  refusals: {
    ...missing,
    ...notYours,
    stale: [-10009, '该问题已由他人处理，请刷新后查看'],
    meaning: [-10008, '请选择这句话是什么意思'],
  },
})
