import { useEffect } from 'react'
import styles from './overlay.module.css'
import { createStore } from '../hooks/create-store.ts'

const on = createStore(false)

/** The loading overlay, shown while something is waited for; who waits is for its callers to say. */
export const overlay = { show: () => on.set(true), hide: () => on.set(false) }

/** Over dialogs too, where the browser knows how. */
const raise = (place: HTMLElement | null) => {
  place?.showPopover?.()
}

const Shown = () => {
  useEffect(() => {
    const busy = document.querySelector('main')
    busy?.setAttribute('aria-busy', 'true')
    return () => busy?.removeAttribute('aria-busy')
  }, [])
  return (
    <output ref={raise} popover="manual" className={styles.overlay}>
      <svg className={styles.trace} viewBox="0 0 120 40" aria-hidden="true">
        <path d="M2 22h30l5-7 6 7h8l5 12 9-30 8 26 4-8h10l6-6 7 6h18" />
      </svg>
      <span>拼命加载中...</span>
    </output>
  )
}

/** Where the overlay appears: it is seen and read out, and traps nobody: what lies beneath can be used on. */
export const OverlayPlace = () => on.use() && <Shown />
