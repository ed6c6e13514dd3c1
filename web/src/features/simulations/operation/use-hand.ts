import type { Action, Menu } from '@xinglin/contract/simulations/operation'
import { useState } from 'react'

type Deed = Menu['deeds'][number]

/** What the student is about to do: a deed with its place, its way and its figures as they were typed or pulled. */
export type Hand = {
  readonly deed: Deed | undefined
  readonly target: string
  readonly option: string
  readonly texts: Readonly<Record<string, string>>
  readonly take: (deed: string) => void
  readonly aim: (target: string) => void
  readonly choose: (option: string) => void
  readonly set: (name: string, text: string) => void
  /** The deed as an action. */
  readonly action: () => Action | undefined
}

type Held = {
  deed: string
  target: string
  option: string
  texts: Readonly<Record<string, string>>
}

const empty = (deed: string, target = ''): Held => ({ deed, target, option: '', texts: {} })

/**
 * The hand at a bedside: what it holds is the same whether it was chosen on the body or in the list. What is taken goes
 * to the place that was marked, until another is chosen.
 */
export const useHand = ({ deeds }: Menu, marked: string | undefined): Hand => {
  const [held, setHeld] = useState<Held>(empty(''))
  const deed = deeds.find(({ id }) => id === held.deed)
  return {
    deed,
    target: held.target,
    option: held.option,
    texts: held.texts,
    take: (id) => {
      const { targets = [] } = deeds.find((one) => one.id === id) ?? {}
      const target = marked !== undefined && targets.includes(marked) ? marked : ''
      setHeld((before) => (before.deed === id ? before : empty(id, target)))
    },
    aim: (target) => setHeld((before) => ({ ...before, target })),
    choose: (option) => setHeld((before) => ({ ...before, option })),
    set: (name, text) =>
      setHeld((before) => ({ ...before, texts: { ...before.texts, [name]: text } })),
    action: () => {
      if (!deed) return undefined
      const { targets, options, values = {} } = deed
      const figures = Object.keys(values).map(
        (name) => [name, Number(held.texts[name] || Number.MAX_SAFE_INTEGER)] as const,
      )
      return {
        type: 'perform',
        deed: deed.id,
        ...(targets && held.target !== '' && { target: held.target }),
        ...(options && held.option !== '' && { option: held.option }),
        ...(figures.length > 0 && { values: Object.fromEntries(figures) }),
      }
    },
  }
}
