import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import look from './dropdown.module.css'
import { rove } from './roving.ts'

/** A button that opens a short list of deeds; Escape, a click elsewhere and a choice close it. */
export const Dropdown = ({
  label,
  toggle,
  deeds,
}: {
  label: string
  toggle: ReactNode
  deeds: readonly { readonly name: string; readonly icon?: ReactNode; readonly run: () => void }[]
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
    if (event.key === 'Escape' && open) close()
    if (event.key === 'Tab') setOpen(false)
  }
  return (
    <div ref={place} className={look.place}>
      <button
        ref={button}
        type="button"
        className={look.toggle}
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
        <div id={id} className={look.list} role="menu" aria-label={label}>
          {deeds.map(({ name, icon, run }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={look.item}
              onKeyDown={(event) => {
                key(event)
                rove(event, { group: 'menu', role: 'menuitem' })
              }}
              onClick={() => {
                close()
                run()
              }}
            >
              {icon}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
