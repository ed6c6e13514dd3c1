import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()

const arrive = (hash: string, kind: string, key: string) => {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (kind === 'POP') window.scrollTo(0, places.get(key) ?? 0)
  else if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** A new page starts at its top; going back returns to where one was. A reload is left to the browser. */
export const useScroll = () => {
  const { key, hash } = useLocation()
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
    if (places.size > 0) arrive(hash, kind, key)
    places.set(key, window.scrollY)
    const note = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, hash, kind])
}
