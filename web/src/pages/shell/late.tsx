import { createStore } from '#ui'
import { type ComponentType, lazy, useState } from 'react'

/** How many pages wait for their code. */
export const onTheWay = createStore(0)

// The count changes after the render that asked for the code: a component may not be told to draw while another is drawing.
const count = (by: number) => queueMicrotask(() => onTheWay.set(onTheWay.get() + by))

/**
 * A component whose code comes later; `load` fetches it. Where it is there already, it is drawn at once: a suspension,
 * even of a moment, shows the fallback and holds what comes after it for 300 ms.
 */
export const late = (fetchCode: () => Promise<ComponentType>) => {
  let there: ComponentType | undefined
  const load = async () => {
    there ??= await fetchCode()
    return there
  }
  const Awaited = lazy(async () => {
    count(1)
    try {
      return { default: await load() }
    } finally {
      count(-1)
    }
  })
  const Late = () => {
    // What was begun as one stays that one: another type would be mounted anew.
    const [Content] = useState<ComponentType>(() => there ?? Awaited)
    return <Content />
  }
  return { Late, load }
}
