import { Button, offerFile, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { Download } from 'lucide-react'
import { notesMarkdown } from './notes-markdown.ts'
import { type NoteFilters, notesOf } from './queries.ts'

const atOnce = 100

/** 导出: every note that the filters leave, as a Markdown file. */
export const ExportNotes = ({ filters }: { filters: NoteFilters }) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const notes: Note[] = []
      for (let page = 1; ; page += 1) {
        const { List, Count } = await queries.fetchQuery(notesOf({ ...filters, page }, atOnce))
        notes.push(...List)
        if (List.length === 0 || notes.length >= Count) return notes
      }
    },
    onSuccess: (notes) =>
      offerFile(
        '我的笔记.md',
        new Blob([notesMarkdown(notes)], { type: 'text/markdown;charset=utf-8' }),
      ),
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={isPending}
      onClick={() => mutate()}
    >
      导出 Markdown
    </Button>
  )
}
