import type { Mark } from '@xinglin/contract/marking'
import type { Sections } from '@xinglin/contract/simulations/experiment'
import { mayGive, type Assessment } from '@xinglin/simulation/practical'

type Sheet = Assessment['sheet']

/** Whether every adjusted item is one that a teacher may give points for, each once. */
export const areAdjusted = (sheet: Sheet, { Adjusted }: Pick<Mark, 'Adjusted'>): boolean =>
  new Set(Adjusted.map(({ Dimension, Item }) => `${Dimension} ${Item}`)).size === Adjusted.length &&
  Adjusted.every(({ Dimension, Item, Got }) =>
    mayGive(sheet, { dimension: Dimension, item: Item, got: Got }),
  )

/** Whether every remark stands on the text that it quotes. */
export const arePlaced = (
  sections: Sections,
  { Annotations }: Pick<Mark, 'Annotations'>,
): boolean =>
  Annotations.every(({ Section, From, To, Quote }) => {
    const text = new Map(Object.entries(sections)).get(Section) ?? ''
    return From < To && To <= text.length && text.slice(From, To) === Quote
  })

/** Whether two reports say the same. */
export const areSame = (one: Sections, other: Sections): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Sections>
  return [...names].every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim())
}
