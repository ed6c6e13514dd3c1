import { Skeleton, SkeletonText } from '#ui'
import styles from './shell.module.css'

/** What stands in the page while its code is on the way. */
export const Coming = () => (
  <section className={styles.coming} aria-busy="true" aria-label="正在加载">
    <Skeleton width="38%" height="34px" />
    <SkeletonText />
    <Skeleton height="240px" shape="block" />
  </section>
)
