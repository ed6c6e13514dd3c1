import type { Deed } from '#procedures'
import type { Asepsis, State } from './state.ts'

/** Whether what is done now with the hands and a tool keeps to what the procedure expects of them. */
export const isClean = ({ asepsis, setup }: State, { touch, tool }: Deed): boolean => {
  if (touch !== 'sterile') return true
  const { hands, field, soiled } = asepsis
  if (setup.procedure.asepsis === 'clean') return hands === 'washed' || hands === 'sterile'
  return (
    hands === 'sterile' &&
    field !== 'none' &&
    !soiled.includes('field') &&
    (tool === undefined || !soiled.includes(tool))
  )
}

const soil = (asepsis: Asepsis, ...what: readonly string[]): Asepsis => ({
  ...asepsis,
  soiled: [...new Set([...asepsis.soiled, ...what])],
})

const clear = (asepsis: Asepsis, keep: (name: string) => boolean): Asepsis => ({
  ...asepsis,
  soiled: asepsis.soiled.filter(keep),
})

/** What is sterile after a deed: what touches, soils or is renewed. Changing gloves mends hands, not what they touched. */
export const touched = (state: State, deed: Deed): Asepsis => {
  const { asepsis } = state
  const { hands } = asepsis
  switch (deed.touch) {
    case 'none':
      return asepsis
    case 'wash':
      return { ...asepsis, hands: 'washed' }
    case 'gloves':
      return { ...asepsis, hands: 'sterile' }
    case 'dirty':
      return { ...asepsis, hands: hands === 'bare' ? 'bare' : 'soiled' }
    case 'kit':
      return clear(asepsis, (name) => name === 'field')
    case 'scrub':
      return {
        ...clear(asepsis, (name) => name !== 'field'),
        field: asepsis.field === 'draped' ? 'draped' : 'scrubbed',
      }
    case 'drape':
      return hands === 'sterile'
        ? { ...asepsis, field: 'draped' }
        : soil({ ...asepsis, field: 'draped' }, 'field')
    case 'sterile':
      return isClean(state, deed) || state.setup.procedure.asepsis === 'clean'
        ? asepsis
        : soil(asepsis, 'field', ...(deed.tool === undefined ? [] : [deed.tool]))
  }
}
