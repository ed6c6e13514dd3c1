import type { Note } from '@xinglin/contract/notes'
import { anchorWords } from './anchor.ts'
import { noteTime } from './note-time.ts'

const grouped = (notes: readonly Note[]) => {
  const courses = new Map<string, { name: string; items: Map<string, Note[]> }>()
  for (const note of notes) {
    const course = courses.get(note.CourseId) ?? { name: note.CourseName, items: new Map() }
    courses.set(note.CourseId, course)
    course.items.set(note.ItemId, [...(course.items.get(note.ItemId) ?? []), note])
  }
  return [...courses.values()]
}

const quoted = (text: string) => text.replaceAll(/^/gm, '> ')

const noteLines = (note: Note) => {
  const place = anchorWords(note.Anchor)
  return `${quoted(note.Text)}\n\n*${place ? `${place} · ` : ''}${noteTime(note)}*\n`
}

/** Notes as a Markdown text: courses, items, and under each what was written, with its place and time. */
export const notesMarkdown = (notes: readonly Note[]): string =>
  [
    '# 我的笔记\n',
    ...grouped(notes).flatMap(({ name, items }) => [
      `## ${name}\n`,
      ...[...items.values()].flatMap((own) => [
        `### ${own[0]?.ItemTitle ?? ''}\n`,
        ...own.map(noteLines),
      ]),
    ]),
  ].join('\n')
