import { StatisticsPage } from '#competitions'
import { Band } from '#ui'
import { contestAddresses } from './contest-addresses.ts'
import styles from './game-pages.module.css'

/** studentCompetitionStatistics: what the school's teams came to in contests. */
export const ContestStatisticsPage = () => (
  <>
    <Band
      steps={[
        { name: '首页', to: '/' },
        { name: '竞赛', to: contestAddresses.lobby },
        { name: '竞赛统计' },
      ]}
      title="竞赛统计"
    />
    <div className={styles.inside}>
      <StatisticsPage addresses={contestAddresses} />
    </div>
  </>
)
