import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  RemoveFormatting,
  Underline,
  Undo2,
} from 'lucide-react'
import { Fragment, type KeyboardEvent, useState } from 'react'
import type { Deed } from './rich-text-deeds.ts'
import look from './rich-text-editor.module.css'

type Tool = readonly [deed: Deed, name: string, icon: LucideIcon]

const groups: readonly (readonly Tool[])[] = [
  [
    ['heading', '小标题', Heading2],
    ['subheading', '次级标题', Heading3],
  ],
  [
    ['bold', '加粗', Bold],
    ['italic', '斜体', Italic],
    ['underline', '下划线', Underline],
  ],
  [
    ['bullets', '项目符号', List],
    ['numbers', '编号', ListOrdered],
    ['quote', '引用', Quote],
    ['link', '链接', Link],
  ],
  [
    ['clear', '清除格式', RemoveFormatting],
    ['undo', '撤销', Undo2],
    ['redo', '重做', Redo2],
  ],
]

const lasting = new Set<Deed>(['clear', 'undo', 'redo'])
const order = groups.flat().map(([deed]) => deed)

/** The tools of a field of formatted text: one stop of the keyboard, arrow keys move among them. */
export const RichTextTools = ({
  label,
  active,
  onRun,
}: {
  label: string
  active: ReadonlySet<Deed>
  onRun: (deed: Deed) => void
}) => {
  const [stop, setStop] = useState<Deed>('heading')
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = order.at((order.indexOf(stop) + by) % order.length)
    if (!next) return
    setStop(next)
    const at = `[data-deed=${next}]`
    event.currentTarget.closest('[role=toolbar]')?.querySelector<HTMLElement>(at)?.focus()
  }
  return (
    <div className={look.tools} role="toolbar" aria-label={label}>
      {groups.map((tools, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={look.gap} aria-hidden="true" />}
          {tools.map(([deed, name, Icon]) => (
            <button
              key={deed}
              type="button"
              className={look.tool}
              title={name}
              aria-label={name}
              data-deed={deed}
              tabIndex={deed === stop ? 0 : -1}
              aria-pressed={lasting.has(deed) ? undefined : active.has(deed)}
              // What is chosen in the text stays chosen.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setStop(deed)}
              onKeyDown={keys}
              onClick={() => onRun(deed)}
            >
              <Icon size={17} aria-hidden />
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  )
}
