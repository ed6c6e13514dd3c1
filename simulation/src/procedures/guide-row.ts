import { list, object, oneOf, or, text, type Infer } from '#form'

/** What a step is about in the body, as the stage can show it. */
export const structures = [
  'skin',
  'rib',
  'bundle',
  'lung',
  'diaphragm',
  'liver',
  'heart',
  'sternum',
  'spine',
  'cord',
  'brain',
  'pelvis',
  'marrow',
  'bladder',
  'urethra',
  'bowel',
  'epigastric',
  'stomach',
  'gullet',
  'trachea',
  'larynx',
  'nose',
  'vein',
  'artery',
  'nerve',
  'wound',
] as const

/** How a step is explained: what to do, what happens where it is left out, and which structures it touches. */
export const guideRow = object({
  do: text(4, 120),
  danger: text(4, 120),
  shows: or(list(oneOf(...structures), 0, 6), []),
})

export type GuideRow = Infer<typeof guideRow>
