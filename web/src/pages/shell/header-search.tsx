import { courseSearches, readKey } from '#courses'
import { SearchBox, searches } from '#search'
import { mayLeave, useMedia } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import styles from './header-search.module.css'

const resultsPath = '/searchResults'
const teachersPath = '/Teacher'

/** The search of every page; on small screens behind a button, and then over the whole header. */
export const HeaderSearch = () => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const small = useMedia('(max-width: 900px)')
  const button = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)

  // The same search once more brings its results anew.
  const again = () => {
    window.scrollTo(0, 0)
    for (const queryKey of [courseSearches, searches]) void queries.resetQueries({ queryKey })
  }
  const go = async (to: string) => {
    setOver(false)
    if (to === `${pathname}?${query}`) again()
    else if (await mayLeave()) await navigate(to)
  }
  const close = () => {
    setOver(false)
    // The button is there again only after the next drawing.
    requestAnimationFrame(() => button.current?.focus())
  }

  const box = (
    <SearchBox
      searched={pathname === resultsPath ? readKey(query) : ''}
      // Among teachers one looks for teachers.
      mode={pathname === teachersPath ? 'teacher' : 'all'}
      autoFocus={small}
      onGo={(to) => void go(to)}
      onLeave={close}
    />
  )
  if (!small) return <div className={styles.place}>{box}</div>
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="搜索"
        aria-expanded={over}
        onClick={() => setOver(true)}
      >
        <Search size={20} aria-hidden />
      </button>
      {over && (
        <div className={styles.over}>
          <button type="button" className={styles.button} aria-label="关闭搜索" onClick={close}>
            <ArrowLeft size={20} aria-hidden />
          </button>
          {box}
        </div>
      )}
    </>
  )
}
