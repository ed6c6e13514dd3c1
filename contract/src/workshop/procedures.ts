import * as z from 'zod/mini'
import { compositionsAt } from './compositions.ts'

/** What the form of a procedure offers: parameters by the specification's vocabularies, figures with their ranges, steps with their bounds. */
const Form = z.strictObject({
  Parameters: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      /** The vocabulary of the specification that it stands for; empty for one of its own. */
      Dropdown: z.string(),
      Options: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
    }),
  ),
  Figures: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Unit: z.string(),
      From: z.number(),
      To: z.number(),
    }),
  ),
  Steps: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Phase: z.string(),
      Dimension: z.number(),
      Points: z.number(),
      From: z.number(),
      To: z.number(),
      /** Whether it may be left out. */
      MayLeave: z.boolean(),
    }),
  ),
})

/** The calls of composed procedures (操作项目). */
export const procedureWritings = compositionsAt({
  folder: 'ProcedureWritings',
  word: '操作项目',
  most: 100,
  Form,
})

/** The composed procedures: a teacher's own, all of them for those who run the school; the last edited first. */
export const listProcedures = procedureWritings.list

/** A composed procedure with its draft and what its form offers. */
export const getProcedure = procedureWritings.get

/** Begins a composition upon a procedure of the school, with its patients and weights. `Id` is made by the browser: a repeat answers what is there. */
export const createProcedure = procedureWritings.create

/** Saves members of a draft, right or wrong. One that somebody else saved meanwhile is refused with theirs in Data. */
export const saveProcedure = procedureWritings.save

/** Deletes a composition of which nothing was ever approved. The same answer when it is gone already. */
export const deleteProcedure = procedureWritings.remove

/** Moves a composition on: submit (read, played and found without errors), withdraw, approve, return with a reason, revise. */
export const moveProcedure = procedureWritings.move
