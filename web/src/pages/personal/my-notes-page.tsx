import { placeAddress } from '#learning'
import { NotesBrowser } from '#notes'
import { staying, useAtOnce } from '#ui'
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
  const [filters, choose] = useAtOnce(readNotes(query), (next) =>
    setQuery(writeNotes(next), { state: staying }),
  )
  return (
    <>
      <PageHead title="我的笔记" />
      <NotesBrowser
        filters={filters}
        onFilters={choose}
        addressOf={addressOf}
        courses="/PersonalInfo/MyCourse"
      />
    </>
  )
}
