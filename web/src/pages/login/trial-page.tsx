import { type CameBack, SsoTrial } from '#sign-in-methods'
import styles from './login-page.module.css'

/** Where a trial of single sign-on comes back to. */
export const TrialPage = ({ back }: { back: CameBack }) => (
  <div className={styles.trial}>
    <main className={styles.ways}>
      <SsoTrial back={back} doorsPath="/manage/doors" />
    </main>
  </div>
)
