import * as z from 'zod/mini'
import { authors, call, id, nobody, page, pageSize, searchKey } from '@xinglin/contract/call'
import { OwnDate, OwnWork } from './own.ts'
import { missing, ownStates, workStates } from './shapes.ts'

/** A student of a task with their items, in the order of the task's. */
export const ProgressRow = z.strictObject({
  PersonId: z.string(),
  RealName: z.string(),
  Number: z.string(),
  /** By which classes and groups they have it. */
  Via: z.array(z.string()),
  State: z.enum(ownStates),
  Due: OwnDate,
  Works: z.array(z.strictObject({ ItemId: z.string(), ...OwnWork.shape })),
  Score: z.nullable(z.number()),
})
export type ProgressRow = z.output<typeof ProgressRow>

/** Who has a task and how far they are: students x items, those who never began included, by number. */
export const getAssignmentProgress = call({
  path: '/api/LearningJob/Progress',
  keyless: true,
  who: authors,
  input: z.object({
    Id: id,
    State: z._default(z.enum(['all', ...ownStates]), 'all'),
    ClassId: z._default(z.nullable(id), nobody),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(50),
  }),
  output: z.strictObject({
    List: z.array(ProgressRow),
    Count: z.number(),
    /** Of all that the other filters leave. */
    Counts: z.record(z.enum(ownStates), z.number()),
    /** By item, how many stand where. */
    Items: z.array(
      z.strictObject({
        ItemId: z.string(),
        Title: z.string(),
        Counts: z.record(z.enum(workStates), z.number()),
        Mean: z.nullable(z.number()),
      }),
    ),
    ServerTime: z.string(),
  }),
  refusals: missing,
})
