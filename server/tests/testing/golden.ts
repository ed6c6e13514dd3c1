import { authoredWay, modelUnderstanding, type Understand } from '#simulations/consultation'
import { firstCase } from './consultations.ts'

type Step = { readonly ask: string } | { readonly act: object }

/** The way that the author of the first case wrote down, as a browser would send it. */
export const rehearsedWay = (): Step[] =>
  authoredWay(firstCase()).map((action) =>
    action.type === 'ask' ? { ask: action.text } : { act: action },
  )

const read = modelUnderstanding()

/** Understands the sentences of the golden way as their author meant them, everything else as the product does. */
export const authorsUnderstanding: Understand = (text, context) => {
  const meant = authoredWay(firstCase()).find((one) => one.type === 'ask' && one.text === text)
  return meant?.type === 'ask' ? meant.parts : read(text, context)
}
