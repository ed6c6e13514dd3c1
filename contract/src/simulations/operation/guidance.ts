import * as z from 'zod/mini'

/** A step as guided mode explains it. */
export const Guidance = z.strictObject({
  do: z.string(),
  /** The reason that a supervisor gives. */
  why: z.string(),
  /** What happens where it is left out. */
  danger: z.string(),
  /** Structures of the body that it touches, as the stage shows them. */
  shows: z.readonly(z.array(z.string())),
})
export type Guidance = z.output<typeof Guidance>
