import { WorkFiles } from '#marking'
import { Empty, ReadingText } from '#ui'
import type { PeerDocument as Shown } from '@xinglin/contract/peer-assessment'
import styles from './peer.module.css'

/** A work as its reviewer sees it: what was asked for, and what was handed in, without a name. */
export const PeerDocument = ({ shown: { QuestionHtml, Parts, Files } }: { shown: Shown }) => {
  const parts = Parts.filter(({ Html }) => Html !== '')
  return (
    <div className={styles.document}>
      {QuestionHtml !== '' && (
        <details>
          <summary>作业要求</summary>
          <ReadingText html={QuestionHtml} />
        </details>
      )}
      {parts.map(({ Id, Name, Html }) => (
        <section key={Id} aria-label={Name}>
          {parts.length > 1 && <h2>{Name}</h2>}
          <ReadingText html={Html} />
        </section>
      ))}
      {Files.length > 0 && <WorkFiles files={Files} opened />}
      {parts.length === 0 && Files.length === 0 && <Empty head="这份作业没有内容" />}
    </div>
  )
}
