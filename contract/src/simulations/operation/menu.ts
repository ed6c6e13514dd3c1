import * as z from 'zod/mini'

const named = { id: z.string(), zh: z.string() }

/** What can be done in a procedure at all, the same for each of its patients: tools, places, deeds with their figures. */
export const Menu = z.strictObject({
  title: z.string(),
  scene: z.string(),
  minutes: z.number(),
  phases: z.readonly(z.array(z.string())),
  tools: z.readonly(z.array(z.strictObject(named))),
  sites: z.readonly(z.array(z.strictObject({ ...named, region: z.string() }))),
  compressions: z.boolean(),
  deeds: z.readonly(
    z.array(
      z.strictObject({
        ...named,
        phase: z.string(),
        tool: z.exactOptional(z.string()),
        targets: z.exactOptional(z.readonly(z.array(z.string()))),
        options: z.exactOptional(z.record(z.string(), z.string())),
        /** The span that a field takes, not the span that is right. */
        values: z.exactOptional(
          z.record(
            z.string(),
            z.strictObject({
              zh: z.string(),
              unit: z.string(),
              from: z.number(),
              to: z.number(),
              step: z.number(),
            }),
          ),
        ),
      }),
    ),
  ),
})
export type Menu = z.output<typeof Menu>
