import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './dropdown.module.css'
import { rove } from '../hooks/roving.ts'

/** What a list offers: something to do, or an address to go to. */
export type Action = { readonly name: string; readonly icon?: ReactNode } & (
  | { readonly run: () => void }
  | { readonly to: string }
)

/** A button that opens a short list of actions; Escape, a click elsewhere and a choice close it. */
export const Dropdown = ({
  label,
  toggle,
  actions,
}: {
  label: string
  toggle: ReactNode
  actions: readonly Action[]
}) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // The list alone shuts, not the dialog that it stands in.
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab') setOpen(false)
  }
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={key}
      >
        {toggle}
      </button>
      {open && (
        <div id={id} className={styles.list} role="menu" aria-label={label}>
          {actions.map((action) => {
            const item = {
              role: 'menuitem',
              tabIndex: -1,
              className: styles.item,
              onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
                key(event)
                rove(event, { group: 'menu', role: 'menuitem' })
              },
            } as const
            return 'to' in action ? (
              <Link key={action.name} {...item} to={action.to} onClick={close}>
                {action.icon}
                {action.name}
              </Link>
            ) : (
              <button
                key={action.name}
                {...item}
                type="button"
                onClick={() => {
                  close()
                  action.run()
                }}
              >
                {action.icon}
                {action.name}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
