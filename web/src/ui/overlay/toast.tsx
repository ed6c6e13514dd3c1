import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './toast.module.css'
import { createStore } from '../hooks/create-store.ts'

type Tone = 'success' | 'info' | 'warning' | 'error'
/** Something that can still be done about what was said: 撤销. */
type Action = { readonly name: string; readonly run: () => void }
type Message = {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  readonly action: Action | undefined
}

const defaultMs = 2000
const errorMs = 5000
const actionMs = 8000
const most = 3
const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }
const messages = createStore<readonly Message[]>([])
let last = 0

const say = (tone: Tone) => (text: string, action?: Action) => {
  // The same sentence twice at once tells nothing new.
  const others = messages.get().filter((message) => message.text !== text)
  messages.set([...others, { id: ++last, tone, text, action }].slice(-most))
}

const drop = (id: number) => messages.set(messages.get().filter((message) => message.id !== id))

/** A sentence that appears for 2 s (errors 5 s, with an action 8 s), waits while looked at, and is read out politely. */
export const toast = {
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),
}

const lasting = ({ tone, action }: Message) => {
  if (action) return actionMs
  return tone === 'error' ? errorMs : defaultMs
}

const Toast = ({ message }: { message: Message }) => {
  const [watched, setWatched] = useState(false)
  const Icon = icons[message.tone]
  useEffect(() => {
    if (watched) return
    const timer = setTimeout(() => drop(message.id), lasting(message))
    return () => clearTimeout(timer)
  }, [message, watched])
  return (
    <div
      className={classes(styles.toast, styles[message.tone])}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <Icon size={20} aria-hidden />
      <span className={styles.text}>{message.text}</span>
      {message.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            drop(message.id)
            message.action?.run()
          }}
        >
          {message.action.name}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="关闭提示"
        onClick={() => drop(message.id)}
      >
        <X size={15} aria-hidden />
      </button>
    </div>
  )
}

/** Where toasts appear: a live region that is always there, raised above an open dialog when something is said. */
export const ToastPlace = () => {
  const shown = messages.use()
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const region = place.current
    if (!region?.showPopover || shown.length === 0) return
    if (region.matches(':popover-open')) region.hidePopover()
    region.showPopover()
  }, [shown])
  return (
    <output ref={place} popover="manual" className={styles.place} aria-live="polite">
      {shown.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </output>
  )
}
