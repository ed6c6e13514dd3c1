import { SkeletonText, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Note } from '@xinglin/contract/notes'
import { Link } from 'react-router'
import { NoteCard } from './note-card.tsx'
import { linkTo, NotedPlace } from './noted-place.tsx'
import styles from './item-notes.module.css'
import { noNoteFilters, notesOf } from './queries.ts'

const some = 5

/** The newest notes of a course, and the way to all of them. */
export const CourseNotes = ({
  courseId,
  addressOf,
  all,
}: {
  courseId: string
  addressOf: (note: Note) => string | undefined
  /** The address of all of them; absent where there is no such page. */
  all: string | undefined
}) => {
  const { data, error, refetch } = useQuery(notesOf({ ...noNoteFilters, courseId }, some))
  if (error && !data)
    return <Failure head="笔记加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.Count === 0) {
    return <p className={styles.none}>暂无笔记。学习时点右上角的「笔记」，边学边记。</p>
  }
  return (
    <>
      <ul className={styles.list}>
        {data.List.map((note) => {
          const address = addressOf(note)
          return (
            <li key={note.Id}>
              <NoteCard
                note={note}
                head={<NotedPlace note={note} address={address} course={false} />}
                anchorLink={address === undefined ? undefined : linkTo(address)}
              />
            </li>
          )
        })}
      </ul>
      {data.Count > some && all && (
        <p className={styles.all}>
          <Link to={all}>查看全部 {data.Count} 条笔记</Link>
        </p>
      )}
    </>
  )
}
