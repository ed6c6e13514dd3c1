import look from './overlay.module.css'
import { told } from './told.ts'

const on = told(false)

/** The switch of the loading overlay; off by default, as the specification has it. */
export const overlay = { show: () => on.set(true), hide: () => on.set(false) }

/** Where the overlay appears. */
export const OverlayPlace = () => {
  if (!on.use()) return null
  return (
    <output className={look.overlay}>
      <svg className={look.trace} viewBox="0 0 120 40" aria-hidden="true">
        <path d="M2 22h30l5-7 6 7h8l5 12 9-30 8 26 4-8h10l6-6 7 6h18" />
      </svg>
      <span>拼命加载中...</span>
    </output>
  )
}
