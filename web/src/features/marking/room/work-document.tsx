import { Empty, ReadingText } from '#ui'
import type { ReactNode } from 'react'
import type { Work } from '../queries/marking-queries.ts'
import styles from './marking-room.module.css'
import { WorkFiles } from './work-files.tsx'

/** What was asked for, and what somebody handed in for it. */
export const WorkDocument = ({ work, record }: { work: Work; record: ReactNode }) => {
  const parts = work.Parts.filter(({ Html }) => Html !== '')
  return (
    <div className={styles.document}>
      {work.Asked !== '' && (
        <details className={styles.asked} open={work.Kind === 'exam'}>
          <summary>{work.Kind === 'exam' ? '题目' : '作业要求'}</summary>
          <ReadingText html={work.Asked} />
        </details>
      )}
      {parts.map(({ Id, Name, Html }) => (
        <section key={Id} aria-label={Name}>
          {parts.length > 1 && <h2>{Name}</h2>}
          <ReadingText html={Html} />
        </section>
      ))}
      {work.Files.length > 0 && <WorkFiles files={work.Files} opened />}
      {record}
      {parts.length === 0 && work.Files.length === 0 && <Empty head="这一版没有内容" />}
    </div>
  )
}
