import {
  Skeleton,
  Button,
  ButtonLink,
  Empty,
  Failure,
  Pagination,
  SelectField,
  TextField,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ExportNotes } from './export-notes.tsx'
import { NoteCard } from './note-card.tsx'
import { linkTo, NotedPlace } from './noted-place.tsx'
import styles from './notes-browser.module.css'
import { noNoteFilters, type NoteFilters, notesAPage, notesOf, type NotesPage } from './queries.ts'

const isWhole = ({ courseId, key, from, to }: NoteFilters) =>
  courseId === '' && key === '' && from === '' && to === ''

const Filters = ({
  filters,
  courses,
  onFilters,
}: {
  filters: NoteFilters
  courses: NotesPage['Courses']
  onFilters: (next: NoteFilters) => void
}) => {
  const [typed, setTyped] = useState(filters.key)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    onFilters({ ...filters, key: typed.trim(), page: 1 })
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={search}>
        <SelectField
          label="课程"
          options={[
            { value: '', name: '全部课程' },
            ...courses.map(({ Id, Name, Count }) => ({ value: Id, name: `${Name}（${Count}）` })),
          ]}
          value={filters.courseId}
          onChoose={(courseId) => onFilters({ ...filters, courseId, page: 1 })}
        />
        <div className={styles.search}>
          <TextField
            label="搜索笔记"
            type="search"
            placeholder="笔记中的词"
            maxLength={50}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" aria-label="搜索" icon={<Search size={17} aria-hidden />} />
        </div>
        <TextField
          label="从"
          type="date"
          value={filters.from}
          max={filters.to || undefined}
          onChange={(event) => onFilters({ ...filters, from: event.target.value, page: 1 })}
        />
        <TextField
          label="到"
          type="date"
          value={filters.to}
          min={filters.from || undefined}
          onChange={(event) => onFilters({ ...filters, to: event.target.value, page: 1 })}
        />
      </form>
    </search>
  )
}

const Nothing = ({
  whole,
  courses,
  onClear,
}: {
  whole: boolean
  courses: string
  onClear: () => void
}): ReactNode =>
  whole ? (
    <Empty
      head="暂无笔记"
      note="学习课程时，点右上角的「笔记」就能边学边记；笔记会记住视频的时间或文档的页码，之后可以从这里回到原处。"
      next={<ButtonLink to={courses}>去我的课程</ButtonLink>}
    />
  ) : (
    <Empty
      head="没有符合条件的笔记"
      note="换个词或日期试试。"
      next={<Button onClick={onClear}>清除筛选</Button>}
    />
  )

/** 我的笔记: across courses, by course, days and words, each with the way back to where it was written. */
export const NotesBrowser = ({
  filters,
  onFilters,
  addressOf,
  courses,
}: {
  filters: NoteFilters
  onFilters: (next: NoteFilters) => void
  /** The address of the place a note is about; undefined when it cannot be shown any more. */
  addressOf: (note: Note) => string | undefined
  /** Where whoever has no notes yet goes on learning. */
  courses: string
}) => {
  const { data, error, isPlaceholderData, refetch } = useQuery(notesOf(filters))
  if (error && !data)
    return <Failure head="笔记加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <section className={styles.list} aria-busy="true" aria-label="正在加载笔记">
        {[0, 1, 2].map((note) => (
          <Skeleton key={note} height="120px" shape="block" />
        ))}
      </section>
    )
  }
  const whole = isWhole(filters)
  const clear = () => onFilters(noNoteFilters)
  if (data.Count === 0 && whole) return <Nothing courses={courses} whole onClear={clear} />
  return (
    <>
      <Filters key={filters.key} filters={filters} courses={data.Courses} onFilters={onFilters} />
      <div className={styles.count}>
        <span>{data.Count} 条笔记</span>
        {data.Count > 0 && (
          <div className={styles.exports}>
            <ExportNotes filters={filters} />
          </div>
        )}
      </div>
      {data.List.length === 0 ? (
        <Nothing courses={courses} whole={false} onClear={clear} />
      ) : (
        <ul className={styles.list} style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          {data.List.map((note) => {
            const address = addressOf(note)
            return (
              <li key={note.Id}>
                <NoteCard
                  note={note}
                  searched={filters.key}
                  head={<NotedPlace note={note} address={address} />}
                  anchorLink={address === undefined ? undefined : linkTo(address)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Pagination
        page={filters.page}
        size={notesAPage}
        total={data.Count}
        onPage={(page) => onFilters({ ...filters, page })}
      />
    </>
  )
}
