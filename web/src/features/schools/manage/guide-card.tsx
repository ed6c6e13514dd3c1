import { ButtonLink, Card, Progress } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { guideNames } from '@xinglin/contract/schools'
import { guide } from './guide-queries.ts'
import { guidePlaces, progressOf } from './guide-steps.ts'
import styles from './guide.module.css'

/** How far the school has come in opening, until nothing is left to do. */
export const GuideCard = ({ to }: { to: string }) => {
  const { data } = useQuery(guide)
  if (!data) return null
  const { done, all, next } = progressOf(data)
  if (!next) return null
  return (
    <Card as="section" roomy className={styles.card} aria-label="开通向导">
      <div className={styles.cardWords}>
        <h2 className={styles.name}>
          {done < 3 ? '欢迎！一步步把学校开起来' : '继续完成学校开通'}
        </h2>
        <p className={styles.text}>
          已完成 {done} / {all} 步。下一步：{guideNames[next.Key]}。{guidePlaces[next.Key].why}
        </p>
        <Progress value={Math.round((done / all) * 100)} label="开通进度" />
      </div>
      <ButtonLink kind="primary" to={to}>
        打开开通向导
      </ButtonLink>
    </Card>
  )
}
