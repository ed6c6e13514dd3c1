import { TopicList } from '#topics'
import { Band } from '#ui'
import { drawSubject } from './draw-subject.tsx'
import styles from './topics-page.module.css'

/** The special topics of the school. */
export const TopicsPage = () => (
  <>
    <Band steps={[{ name: '首页', to: '/' }, { name: '专题' }]} title="专题" />
    <div className={styles.inside}>
      <TopicList draw={drawSubject} />
    </div>
  </>
)
