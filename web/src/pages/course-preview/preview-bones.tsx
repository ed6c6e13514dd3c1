import { Skeleton, SkeletonText } from '#ui'
import head from './course-head.module.css'
import styles from './course-preview-page.module.css'

/** A preview to come, in its shape. */
export const PreviewBones = () => (
  <section className={styles.page} aria-busy="true" aria-label="正在加载课程">
    <Skeleton width="300px" height="20px" />
    <div className={head.head} style={{ marginTop: 16 }}>
      <Skeleton height="100%" />
      <div className={head.words} style={{ minHeight: 360 }}>
        <Skeleton width="60%" height="22px" />
        <Skeleton width="88%" height="38px" />
        <Skeleton width="52%" />
        <Skeleton width="72%" height="44px" />
        <div className={head.actions}>
          <Skeleton width="156px" height="48px" shape="block" />
        </div>
      </div>
    </div>
    <div className={styles.columns}>
      <div style={{ display: 'grid', gap: 24 }}>
        <Skeleton width="46%" height="30px" />
        <SkeletonText lines={6} />
      </div>
      <Skeleton height="150px" shape="block" />
    </div>
  </section>
)
