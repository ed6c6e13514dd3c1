import type { Note } from '@xinglin/contract/notes'
import { anchorWords } from './anchor.ts'
import { noteTime } from './note-time.ts'
import { notesByCourse } from './notes-by-course.ts'

const quoted = (text: string) => text.replaceAll(/^/gm, '> ')

const noteLines = (note: Note) => {
  const place = anchorWords(note.Anchor)
  return `${quoted(note.Text)}\n\n*${place ? `${place} · ` : ''}${noteTime(note)}*\n`
}

/** Notes as a Markdown text: courses, items, and under each what was written, with its place and time. */
export const notesMarkdown = (notes: readonly Note[]): string =>
  [
    '# 我的笔记\n',
    ...notesByCourse(notes).flatMap(({ name, items }) => [
      `## ${name}\n`,
      ...items.flatMap(({ title, notes: own }) => [`### ${title}\n`, ...own.map(noteLines)]),
    ]),
  ].join('\n')
