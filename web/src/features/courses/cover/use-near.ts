import { type RefObject, useEffect, useRef, useState } from 'react'

const near = '400px'

/** Whether a place was ever within 400 px of what is seen; `first` where that need not be waited for. */
export const useNear = <Place extends Element>(
  first: boolean,
): readonly [RefObject<Place | null>, boolean] => {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(first)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: near },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return [place, isNear]
}
