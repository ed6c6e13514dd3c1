import { NewsList } from '#news'
import { Band } from '#ui'
import styles from './news-page.module.css'

/** The school's news. */
export const NewsPage = () => (
  <>
    <Band steps={[{ name: '首页', to: '/' }, { name: '新闻' }]} title="学校新闻" />
    <div className={styles.inside}>
      <NewsList />
    </div>
  </>
)
