import { confirm, Marked, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { Clock, FileText, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { anchorWords, isPlace } from './anchor.ts'
import styles from './note-card.module.css'
import { NoteEditor } from './note-editor.tsx'
import { dropNote } from './save-note.ts'
import { noteTime } from './note-time.ts'
import { wordsFound } from './words-found.ts'

/** The way to the place a note is about, drawn as a chip by whoever knows how to get there. */
export type AnchorLink = (inside: ReactNode, className: string) => ReactNode

/** A note: its text, the place it is about, when it was written, and the ways to change and to delete it. */
export const NoteCard = ({
  note,
  head,
  searched = '',
  anchorLink,
}: {
  note: Note
  /** Stands above the text: what the note is about. */
  head?: ReactNode
  /** Words that were searched for, marked in the text. */
  searched?: string
  /** Absent where the place cannot be shown any more. */
  anchorLink?: AnchorLink | undefined
}) => {
  const queries = useQueryClient()
  const [editing, setEditing] = useState(false)
  const remove = async () => {
    const agreed = await confirm({
      title: '删除这条笔记？',
      note: '删除后无法恢复。',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return
    try {
      await dropNote(queries, note.Id)
      toast.success('删除成功!')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  const Icon = note.Anchor.second === undefined ? FileText : Clock
  const chip = (
    <>
      <Icon size={13} aria-hidden />
      {anchorWords(note.Anchor)}
    </>
  )
  return (
    <article className={styles.card}>
      {head}
      {editing ? (
        <NoteEditor note={note} onDone={() => setEditing(false)} />
      ) : (
        <p className={styles.text}>
          <Marked text={note.Text} marks={wordsFound(note.Text, searched)} />
        </p>
      )}
      <div className={styles.foot}>
        {isPlace(note.Anchor) &&
          (anchorLink?.(chip, styles.anchor ?? '') ?? (
            <span className={styles.anchor}>{chip}</span>
          ))}
        <time className={styles.time} dateTime={note.UpdatedAt}>
          {noteTime(note)}
        </time>
        {!editing && (
          <span className={styles.actions}>
            <button type="button" aria-label="修改笔记" onClick={() => setEditing(true)}>
              <Pencil size={15} aria-hidden />
            </button>
            <button type="button" aria-label="删除笔记" onClick={() => void remove()}>
              <Trash2 size={15} aria-hidden />
            </button>
          </span>
        )}
      </div>
    </article>
  )
}
