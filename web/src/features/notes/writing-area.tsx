import { Button, TextArea } from '#ui'
import { Clock, FileText, MapPin, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type Anchor, anchorWords, isPlace } from './anchor.ts'
import styles from './writing-area.module.css'

/** How many code points a note may hold. */
const most = 5000

/** Why a text cannot be saved as a note, as a sentence; empty when it can. */
export const textFault = (text: string): string => {
  if (text.trim() === '') return '笔记内容不能为空'
  return [...text.trim()].length > most ? `笔记不得超过${most}个字` : ''
}

/** The place that a note is about, with the way to take it off, or to put it down. */
const AnchorChip = ({
  anchor,
  onAnchor,
  onMark,
}: {
  anchor: Anchor
  onAnchor: (anchor: Anchor) => void
  onMark: (() => void) | undefined
}) => {
  if (isPlace(anchor)) {
    const Icon = anchor.second === undefined ? FileText : Clock
    return (
      <span className={styles.anchor}>
        <Icon size={14} aria-hidden />
        {anchorWords(anchor)}
        <button type="button" aria-label="去掉位置" onClick={() => onAnchor({})}>
          <X size={14} aria-hidden />
        </button>
      </span>
    )
  }
  if (!onMark) return null
  return (
    <button type="button" className={styles.mark} onClick={onMark}>
      <MapPin size={14} aria-hidden />
      标记当前位置
    </button>
  )
}

/** Where a note is written: its text with a counter, the place it is about, and the way to save it, by Ctrl/⌘ and Enter too. */
export const WritingArea = ({
  label,
  text,
  anchor,
  fault,
  pending,
  autoFocus = false,
  beside,
  onText,
  onAnchor,
  onMark,
  onSave,
}: {
  label: string
  text: string
  anchor: Anchor
  fault: string
  pending: boolean
  autoFocus?: boolean
  /** What stands beside the button. */
  beside?: ReactNode
  onText: (text: string) => void
  /** Takes the place off; absent where it stays as it is. */
  onAnchor?: (anchor: Anchor) => void
  /** Puts down where one is now; absent where that is no place. */
  onMark?: (() => void) | undefined
  onSave: () => void
}) => {
  const hint = useId()
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSave()
  }
  return (
    <div className={styles.area}>
      <TextArea
        label={label}
        rows={4}
        most={most}
        placeholder="记下要点、疑问或自己的话…"
        value={text}
        error={fault}
        autoFocus={autoFocus}
        onKeyDown={keys}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.foot}>
        {onAnchor && <AnchorChip anchor={anchor} onAnchor={onAnchor} onMark={onMark} />}
        <span className={styles.hint} id={hint}>
          Ctrl / ⌘ + Enter 保存
        </span>
        {beside}
        <Button
          kind="primary"
          size="small"
          pending={pending}
          aria-describedby={hint}
          onClick={onSave}
        >
          保存
        </Button>
      </div>
    </div>
  )
}
