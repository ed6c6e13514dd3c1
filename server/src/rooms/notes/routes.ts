import { deleteNote, listNotes, saveNote, type Note } from '@xinglin/contract/notes'
import { nobody } from '@xinglin/contract/call'
import { attemptsOf } from '#attempts'
import { courseCards } from '#courses/catalogue'
import { versionsOf } from '#courses/versions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { dayEnd, dayStart, refuse, type Visit } from '#platform/visit'
import { noteStore, type NoteRow } from './store.ts'

const { missing, sensitive, newer, tooMany } = saveNote.refusals
const notesAtMost = 2_000

/** Notes as they travel, with the open round in which each can be looked at again. */
const toNotes = async (visit: Visit, rows: readonly NoteRow[]): Promise<Note[]> => {
  const rounds = await attemptsOf(visit).currents([...new Set(rows.map((row) => row.courseId))])
  return rows.map((row) => ({
    Id: row.id,
    CourseId: row.courseId,
    CourseName: row.courseName,
    ItemId: row.itemId,
    ItemTitle: row.itemTitle,
    ProgressId: rounds.get(row.courseId)?.id ?? null,
    Anchor: row.anchor,
    Text: row.text,
    Version: row.version,
    CreatedAt: row.createdAt.toISOString(),
    UpdatedAt: row.updatedAt.toISOString(),
  }))
}

type Written = {
  readonly Id: string
  readonly ProgressId: string
  readonly ItemId: string
  readonly Anchor: NoteRow['anchor']
  readonly Text: string
}

/** A note on an item of a round of the visitor's own. */
const newNote = async (
  visit: Visit,
  { Id, ProgressId, ItemId, Anchor, Text }: Written,
): Promise<NoteRow> => {
  const attempt = await attemptsOf(visit).find(ProgressId)
  if (!attempt) throw refuse(missing)
  const items = await versionsOf(visit).items(attempt.versionId)
  const title = items.find((one) => one.id === ItemId)?.title
  const card = (await courseCards(visit, [attempt.courseId])).get(attempt.courseId)
  if (title === undefined || !card) throw refuse(missing)
  return {
    schoolId: visit.school.id,
    id: Id,
    personId: attempt.personId,
    courseId: attempt.courseId,
    courseName: card.Name,
    itemId: ItemId,
    itemTitle: title,
    anchor: Anchor,
    text: Text,
    version: 1,
    createdAt: visit.at,
    updatedAt: visit.at,
  }
}

const isGiven = (id: string | null | undefined): id is string => Boolean(id) && id !== nobody

/** Answers the notes of the visitor. */
export const noteCalls = () => [
  answer(listNotes, async function handleListNotes(visit, input) {
    const store = noteStore(visit)
    const { timezone } = visit.school
    const wanted = {
      ...(isGiven(input.CourseId) ? { courseId: input.CourseId } : {}),
      ...(isGiven(input.ItemId) ? { itemId: input.ItemId } : {}),
      ...(input.From ? { from: dayStart(timezone, input.From) } : {}),
      ...(input.To ? { to: dayEnd(timezone, input.To) } : {}),
      key: input.SearchKey,
    }
    const rows = await store.list(wanted, input.PageIndex, input.PageSize)
    return {
      List: await toNotes(visit, rows),
      Count: await store.count(wanted),
      Courses: (await store.courses()).map(({ id: Id, name: Name, count: Count }) => ({
        Id,
        Name,
        Count,
      })),
    }
  }),

  answer(
    saveNote,
    async function handleSaveNote(visit, { Id, ProgressId, ItemId, Anchor, Text, Version }) {
      const store = noteStore(visit)
      const before = Id === nobody ? undefined : await store.lock(Id)
      const isForeign = before !== undefined && before.personId !== visit.person?.id
      if (Id === nobody || isForeign) throw refuse(missing)
      await refuseSensitive(visit, Text, 'note', sensitive)
      if (before && before.version !== Version) {
        // The same text again is an answer that was lost on the way, not a quarrel.
        const [kept] = await toNotes(visit, [before])
        if (before.text === Text && kept) return kept
        throw refuse(newer, { data: kept })
      }
      if (!before && (await store.count({})) >= notesAtMost) throw refuse(tooMany)
      const row = before
        ? {
            ...before,
            text: Text,
            version: before.version + 1,
            updatedAt: visit.at,
            anchor: Anchor,
          }
        : await newNote(visit, { Id, ProgressId, ItemId, Anchor, Text })
      await store.write(row)
      const [saved] = await toNotes(visit, [row])
      if (!saved) throw refuse(missing)
      return saved
    },
  ),

  answer(deleteNote, async function handleDeleteNote(visit, { Id }) {
    await noteStore(visit).remove(Id)
    return {}
  }),
]
