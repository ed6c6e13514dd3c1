import { useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus where somebody works by the keyboard: when the button that was pressed is gone, `keep` moves it to
 * the place that shows what came of it. Where the focus is somewhere already it stays.
 */
export const useFocusKept = <T extends HTMLElement>() => {
  const place = useRef<T>(null)
  const [requested, ask] = useState(0)
  useEffect(() => {
    const { activeElement: now } = document
    if (requested > 0 && (now === null || now === document.body)) place.current?.focus()
  }, [requested])
  return { place, keep: () => ask((times) => times + 1) }
}
