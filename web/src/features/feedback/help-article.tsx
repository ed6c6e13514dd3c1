import { SkeletonText, ButtonLink, Card, Failure, RichText, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { helpCategoryNames } from '@xinglin/contract/feedback'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './help-browser.module.css'
import { helpArticle } from './help-queries.ts'

/** One article of the help centre, with the way back to where it was found. */
export const HelpArticle = ({ name, back }: { name: string; back: string }) => {
  const { data, error, refetch } = useQuery(helpArticle(name))
  usePageTitle(data ? `${data.Title} · 帮助中心` : '')
  const toList = (
    <ButtonLink size="small" kind="plain" to={back} icon={<ArrowLeft size={15} aria-hidden />}>
      全部文章
    </ButtonLink>
  )
  if (error && !data) {
    return (
      <Card>
        <Failure head="文章打不开" error={error} onRetry={() => void refetch()} other={toList} />
      </Card>
    )
  }
  if (!data) {
    return (
      <Card as="section" roomy aria-busy="true" aria-label="正在加载文章">
        <SkeletonText lines={8} />
      </Card>
    )
  }
  return (
    <Card as="article" roomy className={styles.article} aria-label={data.Title}>
      <p className={styles.top}>
        <span className={styles.where}>{helpCategoryNames[data.Category]}</span>
        {toList}
      </p>
      <h2 className={styles.title}>{data.Title}</h2>
      <RichText html={data.Html} className={styles.text} />
      <p className={styles.more}>
        没有解决您的问题？<Link to="/Feedback">告诉我们</Link>
      </p>
    </Card>
  )
}
