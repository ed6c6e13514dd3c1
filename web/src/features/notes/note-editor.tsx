import { notesKey } from '#call'
import { useHeldWork } from '#session'
import { Button, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { useState } from 'react'
import { Conflict } from './conflict.tsx'
import { keepNote, newerNote } from './save-note.ts'
import { textFault, WritingArea } from './writing-area.tsx'

/** An old note being changed; where it was changed in another place meanwhile, one chooses which text stays. */
export const NoteEditor = ({ note, onDone }: { note: Note; onDone: () => void }) => {
  const queries = useQueryClient()
  const [text, setText] = useState(note.Text)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const [newer, setNewer] = useState<Pick<Note, 'Text' | 'Version'>>()
  useHeldWork(text !== note.Text)

  const save = async (version: number) => {
    const problem = textFault(text)
    setFault(problem)
    if (problem || pending) return
    setPending(true)
    try {
      await keepNote(queries, {
        id: note.Id,
        progressId: note.ProgressId ?? '',
        itemId: note.ItemId,
        anchor: note.Anchor,
        text: text.trim(),
        version,
      })
      toast.success('笔记已保存')
      onDone()
    } catch (error) {
      const theirs = newerNote(error)
      if (theirs) setNewer(theirs)
      else setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const takeTheirs = async () => {
    await queries.invalidateQueries({ queryKey: notesKey })
    onDone()
  }

  return (
    <>
      <WritingArea
        label="修改笔记"
        text={text}
        anchor={note.Anchor}
        fault={fault}
        pending={pending}
        autoFocus
        beside={
          <Button size="small" onClick={onDone}>
            取消
          </Button>
        }
        onText={setText}
        onSave={() => void save(note.Version)}
      />
      {newer && (
        <Conflict
          mine={text}
          theirs={newer.Text}
          pending={pending}
          onMine={() => void save(newer.Version)}
          onTheirs={() => void takeTheirs()}
        />
      )}
    </>
  )
}
