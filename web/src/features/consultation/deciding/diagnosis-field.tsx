/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox has no tag of its own, and its field hears the keys */
import { classes, VisuallyHidden } from '#ui'
import { useId, useRef, useState } from 'react'
import look from './diagnosis-field.module.css'
import { findDiagnoses } from './find-diagnoses.ts'

/** A diagnosis of the list by its code, or typed where the list has none. */
export type Named = { readonly code?: string; readonly text?: string }

/** Finds a diagnosis by name, other name or code; arrow keys move, Enter takes. `typed` lets words stand that the list does not have. */
export const DiagnosisField = ({
  label,
  quiet = false,
  typed = false,
  onChoose,
}: {
  label: string
  /** The label for screen readers and as placeholder alone. */
  quiet?: boolean
  typed?: boolean
  onChoose: (named: Named) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [composing, setComposing] = useState(false)
  const found = composing ? [] : findDiagnoses(words)
  const own = typed && words.trim() !== '' && found[0]?.zh !== words.trim()
  const offers: readonly (Named & { readonly name: string; readonly note: string })[] = [
    ...found.map(({ code, zh }) => ({ code, name: zh, note: code })),
    ...(own && !composing
      ? [{ text: words.trim().slice(0, 60), name: `使用“${words.trim()}”`, note: '自行输入' }]
      : []),
  ]
  const choose = (offer: (typeof offers)[number] | undefined) => {
    if (!offer) return
    onChoose(offer.code === undefined ? { text: offer.text ?? '' } : { code: offer.code })
    setWords('')
    setAt(0)
    input.current?.focus()
  }
  const open = offers.length > 0
  return (
    <div className={look.field}>
      <label htmlFor={id} className={look.label}>
        {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <input
        ref={input}
        id={id}
        className={look.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={quiet ? label : '输入名称、别名或ICD-10编码'}
        maxLength={60}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          if (step !== 0 && open) {
            event.preventDefault()
            setAt((at + step + offers.length) % offers.length)
          }
          if (event.key === 'Enter') {
            event.preventDefault()
            choose(offers[at])
          }
          if (event.key === 'Escape' && words !== '') {
            event.stopPropagation()
            setWords('')
          }
        }}
      />
      <ul
        className={classes(look.list, !open && look.shut)}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
      >
        {offers.map((offer, index) => (
          // The input keeps the focus and moves along the options, as a combobox does.
          <li
            key={offer.name}
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
      {words.trim() !== '' && !open && !composing && <p className={look.none}>没有这个诊断</p>}
    </div>
  )
}
