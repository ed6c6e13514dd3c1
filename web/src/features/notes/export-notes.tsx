import { Button, offerFile, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { Download } from 'lucide-react'
import { notesMarkdown } from './notes-markdown.ts'
import { notesWord } from './notes-word.ts'
import { type NoteFilters, notesOf } from './queries.ts'

const atOnce = 100

const formats = [
  { name: 'Word', file: '我的笔记.docx', write: notesWord },
  {
    name: 'Markdown',
    file: '我的笔记.md',
    write: async (notes: readonly Note[]) =>
      new Blob([notesMarkdown(notes)], { type: 'text/markdown;charset=utf-8' }),
  },
] as const

/** 导出: every note that the filters leave, as a Word document or a Markdown file. */
export const ExportNotes = ({ filters }: { filters: NoteFilters }) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ file, write }: (typeof formats)[number]) => {
      const notes: Note[] = []
      for (let page = 1; ; page += 1) {
        const { List, Count } = await queries.fetchQuery(notesOf({ ...filters, page }, atOnce))
        notes.push(...List)
        if (List.length === 0 || notes.length >= Count) break
      }
      offerFile(file, await write(notes))
    },
    onError: (error) => toast.error(error.message),
  })
  return formats.map((one) => (
    <Button
      key={one.name}
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={isPending && variables.name === one.name}
      disabled={isPending}
      onClick={() => mutate(one)}
    >
      导出 {one.name}
    </Button>
  ))
}
