import { id, known, list, number, object, optional, or, record, text, type Infer } from '#form'
import { condition } from './condition.ts'
import { tissueOf } from './tissue.ts'

/** A layer on an instrument's way: its thickness in cm, or a figure of the patient that gives it. */
const layer = object({
  tissue: known((name) => tissueOf(name) !== undefined, '组织目录'),
  cm: optional(number(0.05, 60)),
  figure: optional(id),
})

/** Layers from the surface inward; the last goes on. */
export const paths = record(list(layer, 1, 12))

/** Where something can be done. What lies beneath is the first of its ways whose condition holds when it is entered. */
export const site = object({
  id,
  zh: text(2, 40),
  /** Where it can be felt for or seen from, for the figure and the 3D stage. */
  region: text(1, 20),
  /** Where this does not hold, the supervisor stops it with the sentence. */
  needs: optional(object({ when: condition, zh: text(4, 80) })),
  ways: or(list(object({ when: optional(condition), path: id }), 0, 12), []),
  /** The depth (cm) at which the way is chosen; beyond it there is no other. */
  fork: or(number(0, 60), 0),
})

export type Layer = Infer<typeof layer>
export type Site = Infer<typeof site>
