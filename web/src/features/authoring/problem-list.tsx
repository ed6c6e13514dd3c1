import type { Problem } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import styles from './problem-list.module.css'

/** What keeps a course from being submitted, each with the place that mends it; a good word where nothing does. */
export const ProblemList = ({
  problems,
  placeOf,
}: {
  problems: readonly Problem[]
  /** The page of the editor for a part of the course. */
  placeOf: (part: Problem['Part']) => string
}) => {
  if (problems.length === 0)
    return (
      <p className={styles.good}>
        <CircleCheck size={18} aria-hidden />
        内容完整，可以提交审核。
      </p>
    )
  return (
    <section aria-label="还需要完善">
      <p className={styles.head}>
        <TriangleAlert size={18} aria-hidden />
        提交前还有 {problems.length} 处需要完善
      </p>
      <ul className={styles.list}>
        {problems.map(({ ItemId, ChapterId, Part, Where, Text }) => (
          <li key={`${ChapterId} ${ItemId} ${Where} ${Text}`}>
            <Link to={ItemId === nobody ? placeOf(Part) : `${placeOf(Part)}&item=${ItemId}`}>
              {Where ? `${Where}：${Text}` : Text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
