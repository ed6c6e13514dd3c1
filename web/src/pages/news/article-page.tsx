import { newsAddress, NewsArticle } from '#news'
import { Breadcrumb } from '#ui'
import { useParams } from 'react-router'
import styles from './news-page.module.css'

/** One article of the school's news. */
export const ArticlePage = () => {
  const { id = '' } = useParams()
  return (
    <div className={styles.narrow}>
      <Breadcrumb
        steps={[{ name: '首页', to: '/' }, { name: '学校新闻', to: newsAddress }, { name: '正文' }]}
      />
      <NewsArticle key={id} id={id} />
    </div>
  )
}
