import { useHeldWork } from '#session'
import { SkeletonText, Failure, Pagination, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Anchor } from './anchor.ts'
import styles from './item-notes.module.css'
import { type AnchorLink, NoteCard } from './note-card.tsx'
import { noNoteFilters, notesAPage, notesOf } from './queries.ts'
import { keepNote } from './save-note.ts'
import { useDraft } from './use-draft.ts'
import { textFault, WritingArea } from './writing-area.tsx'

/** The open item that notes are about. */
export type NotedItem = {
  readonly person: string
  readonly progressId: string
  readonly itemId: string
  readonly title: string
  /** Whether a note can be about a place within the item. */
  readonly placed: boolean
  /** Where in the item one is now. */
  readonly now: () => Anchor
  readonly goTo: (anchor: Anchor) => void
}

const jumpBy =
  (go: () => void): AnchorLink =>
  (inside, className) => (
    <button type="button" className={className} onClick={go}>
      {inside}
    </button>
  )

const NewNote = ({ item }: { item: NotedItem }) => {
  const queries = useQueryClient()
  const { draft, write, place, clear } = useDraft(item.person, item.itemId)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  useHeldWork(draft.text !== '')
  const save = async () => {
    const problem = textFault(draft.text)
    setFault(problem)
    if (problem || pending) return
    setPending(true)
    try {
      await keepNote(queries, {
        id: draft.id,
        progressId: item.progressId,
        itemId: item.itemId,
        anchor: draft.anchor,
        text: draft.text.trim(),
        version: 0,
      })
      clear()
      toast.success('笔记已保存')
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <WritingArea
      label="新笔记"
      text={draft.text}
      anchor={draft.anchor}

      fault={fault}
      pending={pending}
      onText={(text) => {
        setFault('')
        write(text, item.now())
      }}
      onAnchor={place}
      onMark={item.placed && draft.text !== '' ? () => place(item.now()) : undefined}
      onSave={() => void save()}
    />
  )
}

const List = ({ item }: { item: NotedItem }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(
    notesOf({ ...noNoteFilters, itemId: item.itemId, page }),
  )
  if (error && !data)
    return <Failure head="笔记加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <section aria-busy="true" aria-label="正在加载笔记">
        <SkeletonText lines={4} />
      </section>
    )
  }
  if (data.Count === 0) {
    return (
      <p className={styles.none}>
        这里还没有笔记。写下的每一条都会记住视频的时间或文档的页码，点一下就能回到那里。
      </p>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {data.List.map((note) => (
          <li key={note.Id}>
            <NoteCard note={note} anchorLink={jumpBy(() => item.goTo(note.Anchor))} />
          </li>
        ))}
      </ul>
      <Pagination page={page} size={notesAPage} total={data.Count} onPage={setPage} />
    </>
  )
}

/** Notes beside an open item: a new one, whose draft survives, and those that were written about it. */
export const ItemNotes = ({ item }: { item: NotedItem }) => (
  <div className={styles.notes}>
    <p className={styles.title}>{item.title}</p>
    <NewNote item={item} />
    <List item={item} />
  </div>
)
