import { JudgePage, JudgingList } from '#competitions'
import { Breadcrumb } from '#ui'
import { useSearchParams } from 'react-router'
import { contestAddresses, judging } from './contest-addresses.ts'
import styles from './game-pages.module.css'

/** GameReview: the contests that one judges, or the sheets of one. */
export const JudgingPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  return (
    <div className={styles.inside}>
      <Breadcrumb
        steps={[
          { name: '首页', to: '/' },
          { name: '竞赛', to: contestAddresses.lobby },
          ...(id ? [{ name: '评审', to: '/GameReview' }, { name: '评分' }] : [{ name: '评审' }]),
        ]}
      />
      {id ? <JudgePage key={id} contestId={id} /> : <JudgingList addressOf={judging} />}
    </div>
  )
}
