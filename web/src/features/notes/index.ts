export { CourseNotes } from './course-notes.tsx'
export { ItemNotes } from './item-notes.tsx'
export { NotesBrowser } from './notes-browser.tsx'
export { type NoteFilters } from './queries.ts'
