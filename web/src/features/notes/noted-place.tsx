import { Tag } from '#ui'
import type { Note } from '@xinglin/contract/notes'
import { Link } from 'react-router'
import type { AnchorLink } from './note-card.tsx'
import styles from './noted-place.module.css'

/** Draws the place of a note as a link to an address. */
export const linkTo =
  (address: string): AnchorLink =>
  (inside, className) => (
    <Link className={className} to={address}>
      {inside}
    </Link>
  )

/** What a note is about: its course and item, with the way there as long as there is one. */
export const NotedPlace = ({
  note,
  address,
  course = true,
}: {
  note: Note
  address: string | undefined
  /** False leaves out the course: all notes are of one. */
  course?: boolean
}) => (
  <p className={styles.place}>
    {course && <span className={styles.course}>{note.CourseName}</span>}
    {address ? (
      <Link to={address}>{note.ItemTitle}</Link>
    ) : (
      <span>
        {note.ItemTitle} <Tag>内容已不可进入</Tag>
      </span>
    )}
  </p>
)
