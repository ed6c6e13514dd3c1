/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox has no tag of its own, and its field hears the keys */
import { classes, VisuallyHidden } from '#ui'
import { CircleAlert, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { fitting, type Offer } from './sources.ts'
import look from './pick-field.module.css'

/** Some of many, found by typing: arrow keys move, Enter takes, what was taken stands above and is taken away one by one. */
export const PickField = ({
  label,
  quiet = false,
  hint,
  error,
  offers,
  value,
  most,
  readOnly = false,
  onChange,
}: {
  label: string
  /** The label for screen readers and as placeholder alone. */
  quiet?: boolean
  hint?: string | undefined
  error?: string | undefined
  offers: readonly Offer[]
  value: readonly string[]
  most: number
  readOnly?: boolean
  onChange: (ids: readonly string[]) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const left = offers.filter((one) => !value.includes(one.id))
  const found = open ? fitting(left, words) : []
  const choose = (offer: Offer | undefined) => {
    if (!offer) return
    onChange(most === 1 ? [offer.id] : [...value, offer.id])
    setWords('')
    setAt(0)
    if (most === 1) setOpen(false)
    input.current?.focus()
  }
  const shown = found.length > 0
  return (
    <div className={look.field}>
      <label htmlFor={id} className={look.label}>
        {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {value.length > 0 && (
        <ul className={look.chosen} aria-label={`${label}：已选`}>
          {value.map((one) => {
            const name = offers.find((offer) => offer.id === one)?.name
            return (
              <li key={one} className={classes(look.tag, !name && look.lost)}>
                {name ?? `${one}（不存在）`}
                {!readOnly && (
                  <button
                    type="button"
                    aria-label={`移除“${name ?? one}”`}
                    onClick={() => {
                      onChange(value.filter((other) => other !== one))
                      input.current?.focus()
                    }}
                  >
                    <X size={13} aria-hidden />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!readOnly && (value.length < most || most === 1) && (
        <div className={look.place}>
          <input
            ref={input}
            id={id}
            className={look.input}
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown ? `${id}-${at}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
            autoComplete="off"
            placeholder={
              quiet ? label : most === 1 && value.length === 1 ? '输入以更换' : '输入名称查找'
            }
            maxLength={60}
            value={words}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setWords(event.target.value)
              setOpen(true)
              setAt(0)
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
              if (step !== 0 && shown) {
                event.preventDefault()
                setAt((at + step + found.length) % found.length)
              }
              if (event.key === 'Enter') {
                event.preventDefault()
                choose(found[at])
              }
              if (event.key === 'Escape' && shown) {
                event.stopPropagation()
                setOpen(false)
              }
            }}
          />
          <ul
            className={classes(look.list, !shown && look.shut)}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
          >
            {found.map((offer, index) => (
              // The input keeps the focus and moves along the options, as a combobox does.
              <li
                key={offer.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(offer)}
              >
                {offer.name}
                <span>{offer.note}</span>
              </li>
            ))}
          </ul>
          {open && words.trim() !== '' && !shown && <p className={look.none}>没有找到</p>}
        </div>
      )}
      {hint && (
        <p className={look.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={look.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
