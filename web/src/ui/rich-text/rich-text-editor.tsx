/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag edits formatted text */
import { CircleAlert } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../theme/classes.ts'
import { LinkDialog } from './link-dialog.tsx'
import { purify } from './purify.ts'
import {
  beginWriting,
  command,
  type Deed,
  htmlIn,
  linkAt,
  paste,
  setLink,
  standing,
} from './rich-text-deeds.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import rich from './rich-text.module.css'
import look from './rich-text-editor.module.css'
import field from '../forms/text-field.module.css'

export type RichTextEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: string | undefined
}

const shortcuts: Readonly<Record<string, Deed>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  k: 'link',
}

/** The chosen stretch of text, where it lies within a place. */
const rangeIn = (place: HTMLElement | null): Range | undefined => {
  const selection = document.getSelection()
  if (!place || !selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return place.contains(range.commonAncestorContainer) ? range : undefined
}

const choose = (range: Range | undefined) => {
  const selection = document.getSelection()
  if (!selection || !range) return
  selection.removeAllRanges()
  selection.addRange(range)
}

/**
 * The field itself. The browser edits; we give it tools, and clean whatever is pasted before it is let in. What it
 * hands on is cleaned again by the server.
 */
export const RichTextEditor = ({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
}: RichTextEditorProps) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const chosen = useRef<Range>(undefined)
  const [active, setActive] = useState<ReadonlySet<Deed>>(new Set())
  const [asked, setAsked] = useState<string>()

  // What was typed here comes back as it was told; only another text is put in.
  useEffect(() => {
    if (written.current === value) return
    written.current = value
    // A line of its own to begin with: bare text would be no paragraph.
    place.current?.replaceChildren(purify(value || '<p><br></p>'))
  }, [value])

  useEffect(() => {
    const hear = () => {
      if (rangeIn(place.current)) setActive(standing())
    }
    document.addEventListener('selectionchange', hear)
    return () => document.removeEventListener('selectionchange', hear)
  }, [])

  const tell = () => {
    const html = place.current ? htmlIn(place.current) : ''
    written.current = html
    onChange(html)
  }

  const run = (deed: Deed) => {
    const range = rangeIn(place.current) ?? chosen.current
    place.current?.focus()
    choose(range)
    chosen.current = range
    if (deed === 'link') return setAsked(linkAt() ?? '')
    command(deed, active.has(deed))
    setActive(standing())
    tell()
  }

  const keepLink = (address: string) => {
    // While the dialog is open nothing beneath it can be edited.
    flushSync(() => setAsked(undefined))
    place.current?.focus()
    choose(chosen.current)
    setLink(address)
    tell()
  }

  const keys = (event: KeyboardEvent) => {
    const deed = shortcuts[event.key.toLowerCase()]
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !deed) return
    event.preventDefault()
    run(deed)
  }

  return (
    <div className={field.field}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={classes(look.frame, error && look.faulty)}>
        <RichTextTools label={`${label}格式`} active={active} onRun={run} />
        <div
          ref={place}
          className={classes(rich.rich, look.place)}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          onFocus={beginWriting}
          onInput={tell}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault()
            paste(
              event.clipboardData.getData('text/html'),
              event.clipboardData.getData('text/plain'),
            )
            tell()
          }}
          // What is dropped does not pass the sanitiser.
          onDrop={(event) => event.preventDefault()}
          onKeyDown={keys}
          onBlur={() => {
            chosen.current = rangeIn(place.current) ?? chosen.current
            onBlur?.()
          }}
        />
      </div>
      {hint && (
        <div className={field.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </div>
      )}
      {asked !== undefined && (
        <LinkDialog first={asked} onClose={() => setAsked(undefined)} onKeep={keepLink} />
      )}
    </div>
  )
}
