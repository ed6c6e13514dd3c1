import { placeAddress } from '#learning'
import { NotesBrowser } from '#notes'
import { staying } from '#ui'
import type { Note } from '@xinglin/contract/notes'
import { useSearchParams } from 'react-router'
import { readNotes, writeNotes } from './own-address.ts'
import { PageHead } from './page-head.tsx'

const addressOf = ({ CourseId, ProgressId, ItemId, Anchor }: Note) =>
  ProgressId === null
    ? undefined
    : placeAddress(CourseId, { progressId: ProgressId, itemId: ItemId }, Anchor)

/** 我的笔记: across all courses. */
export const MyNotesPage = () => {
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <PageHead title="我的笔记" />
      <NotesBrowser
        filters={readNotes(query)}
        onFilters={(filters) => setQuery(writeNotes(filters), { state: staying })}
        addressOf={addressOf}
        courses="/PersonalInfo/MyCourse"
      />
    </>
  )
}
