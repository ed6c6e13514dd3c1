/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no input holds formatted text */
import {
  Bold,
  CircleAlert,
  Heading3,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Undo2,
} from 'lucide-react'
import { type ClipboardEvent, useCallback, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Dialog } from './dialog.tsx'
import { Button } from './button.tsx'
import look from './rich-editor.module.css'
import rich from './rich-text.module.css'
import { TextField } from './text-field.tsx'

type Deed = { readonly name: string; readonly icon: LucideIcon; readonly run: () => void }

// Old, and the only way that every browser has to format what is chosen and to keep its own undoing.
const format = (command: string, value?: string) => void document.execCommand(command, false, value)

const deeds: readonly Deed[] = [
  { name: '小标题', icon: Heading3, run: () => format('formatBlock', 'h3') },
  { name: '正文段落', icon: Pilcrow, run: () => format('formatBlock', 'p') },
  { name: '加粗', icon: Bold, run: () => format('bold') },
  { name: '编号列表', icon: ListOrdered, run: () => format('insertOrderedList') },
  { name: '项目列表', icon: List, run: () => format('insertUnorderedList') },
  { name: '撤销', icon: Undo2, run: () => format('undo') },
]

const LinkDialog = ({ onLink, onClose }: { onLink: (to: string) => void; onClose: () => void }) => {
  const [to, setTo] = useState('https://')
  const [fault, setFault] = useState<string>()
  const take = () => {
    if (!URL.canParse(to) || !to.startsWith('https://')) return setFault('链接须以 https:// 开头')
    onLink(to)
  }
  return (
    <Dialog
      title="插入链接"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" onClick={take}>
            插入
          </Button>
        </>
      }
    >
      <TextField
        label="链接地址"
        type="url"
        autoFocus
        value={to}
        error={fault}
        onChange={({ target }) => {
          setFault(undefined)
          setTo(target.value)
        }}
      />
    </Dialog>
  )
}

/** Formatted text to be written: headings, bold, lists, links. It begins with `html`, sanitised; what is pasted comes as plain text. */
export const RichEditor = ({
  label,
  html,
  error,
  onChange,
}: {
  label: string
  html: string
  error?: string | undefined
  onChange: (html: string) => void
}) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(html)
  const [linked, setLinked] = useState<Range>()
  const begin = useCallback((element: HTMLDivElement | null) => {
    place.current = element
    if (!element) return
    void import('./purify.ts').then(({ purify }) => {
      if (element.childNodes.length === 0) element.replaceChildren(purify(first.current))
    })
  }, [])
  const tell = () => onChange(place.current?.innerHTML ?? '')
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    format('insertText', event.clipboardData.getData('text/plain'))
  }
  const run = (deed: Deed) => {
    place.current?.focus()
    deed.run()
    tell()
  }
  const askLink = () => {
    const chosen = document.getSelection()
    const inside = chosen?.rangeCount && place.current?.contains(chosen.anchorNode)
    if (inside && !chosen.isCollapsed) setLinked(chosen.getRangeAt(0))
  }
  const link = (to: string) => {
    const chosen = document.getSelection()
    setLinked(undefined)
    // The dialog gives the focus back first.
    requestAnimationFrame(() => {
      place.current?.focus()
      chosen?.removeAllRanges()
      if (linked) chosen?.addRange(linked)
      format('createLink', to)
      tell()
    })
  }
  return (
    <div className={look.field}>
      <span className={look.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={look.frame}>
        <div className={look.deeds} role="toolbar" aria-label={`${label}的格式`}>
          {deeds.map((deed) => (
            <button
              key={deed.name}
              type="button"
              title={deed.name}
              aria-label={deed.name}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(deed)}
            >
              <deed.icon size={17} aria-hidden />
            </button>
          ))}
          <button
            type="button"
            title="链接：先选中文字"
            aria-label="插入链接"
            onMouseDown={(event) => event.preventDefault()}
            onClick={askLink}
          >
            <Link2 size={17} aria-hidden />
          </button>
        </div>
        <div
          ref={begin}
          className={classes(rich.rich, look.paper)}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => format('defaultParagraphSeparator', 'p')}
          onInput={tell}
          onPaste={paste}
        />
      </div>
      {error && (
        <div className={look.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </div>
      )}
      {linked && <LinkDialog onLink={link} onClose={() => setLinked(undefined)} />}
    </div>
  )
}
