import * as z from 'zod/mini'

/** Something that can be chosen; `Id` is its stable code. */
export const Choice = z.strictObject({ Id: z.string(), Name: z.string() })
export type Choice = z.output<typeof Choice>

/** Choices by groups that can be chosen themselves. */
export const ChoiceTree = z.array(z.strictObject({ ...Choice.shape, Children: z.array(Choice) }))
export type ChoiceTree = z.output<typeof ChoiceTree>
