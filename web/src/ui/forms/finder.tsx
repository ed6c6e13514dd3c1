/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox has no tag of its own, and its field hears the keys */
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { classes } from '../theme/classes.ts'
import look from './finder.module.css'

/** What words may find: its name, and what tells it from others. */
export type FinderOption = { readonly id: string; readonly name: string; readonly note?: string }

/** Moves the focus back to the words. */
export type FinderHandle = { readonly focus: () => void }

/**
 * Finds things by typing: arrow keys move, Enter takes, Escape shuts the list. The words keep the focus, so that one goes on
 * at once. Where it is on hand what fits (`find`); what is asked of the server is a `ComboBox`. Its label stands outside.
 */
export const Finder = <Offer extends FinderOption>({
  id,
  label,
  placeholder,
  none,
  find,
  once = false,
  invalid = false,
  describedBy,
  ref,
  onChoose,
}: {
  /** Of the field, for its label. */
  id: string
  label: string
  placeholder: string
  /** What is said where nothing fits. */
  none: string
  /** What fits some words, the nearest first; no words may find something or nothing. */
  find: (words: string) => readonly Offer[]
  /** The list shuts with the first choice. */
  once?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  ref?: Ref<FinderHandle>
  /** What was chosen, and the words that found it. */
  onChoose: (offer: Offer, words: string) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  // Letters on their way to signs find nothing yet.
  const [composing, setComposing] = useState(false)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  const offers = open && !composing ? find(words) : []
  const shown = offers.length > 0
  const choose = (offer: Offer | undefined) => {
    if (!offer) return
    onChoose(offer, words.trim())
    setWords('')
    setAt(0)
    if (once) setOpen(false)
    input.current?.focus()
  }
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && shown) {
      event.preventDefault()
      setAt((at + step + offers.length) % offers.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(offers[at])
    }
    if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className={look.finder}>
      <input
        ref={input}
        id={id}
        className={look.words}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-${at}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={60}
        value={words}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setWords(event.target.value)
          setOpen(true)
          setAt(0)
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={hear}
      />
      <ul
        className={classes(look.list, !shown && look.shut)}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
      >
        {offers.map((offer, index) => (
          // The words keep the focus and move along the options, as a combobox does.
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
            {offer.note !== undefined && <span>{offer.note}</span>}
          </li>
        ))}
      </ul>
      {open && words.trim() !== '' && !shown && !composing && <p className={look.none}>{none}</p>}
    </div>
  )
}
