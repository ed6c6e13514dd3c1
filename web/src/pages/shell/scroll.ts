import { isStaying } from '#ui'
import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()

// As scrolling told it: asking the window would make it lay out a page that was only just put in.
let here = 0

// What stands behind the # may be anything that somebody typed.
const namedBy = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const arrive = ({ hash, key, state }: Location, kind: string) => {
  const named = hash ? namedBy(hash) : null
  if (kind === 'POP') window.scrollTo(0, places.get(key) ?? 0)
  else if (isStaying(state)) return
  else if (named) named.scrollIntoView()
  else if (here > 0) window.scrollTo(0, 0)
}

/** A new page starts at its top, a step within a page stays where it is; going back returns to where one was. A reload is left to the browser. */
export const useScroll = () => {
  const place = useLocation()
  const { key } = place
  const kind = useNavigationType()
  useEffect(() => {
    const mine = () => (window.history.scrollRestoration = 'manual')
    const theirs = () => (window.history.scrollRestoration = 'auto')
    window.addEventListener('pagehide', theirs)
    window.addEventListener('pageshow', mine)
    return () => {
      theirs()
      window.removeEventListener('pagehide', theirs)
      window.removeEventListener('pageshow', mine)
    }
  }, [])
  useLayoutEffect(() => {
    // The very first page is where the browser put it.
    const isFirst = places.size === 0
    places.set(key, places.get(key) ?? (isFirst || isStaying(place.state) ? here : 0))
    if (!isFirst) arrive(place, kind)
    const note = () => {
      here = window.scrollY
      places.set(key, here)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, place, kind])
}
