import { CaseList } from '#workshop'
import styles from './case-workshop.module.css'
import { caseWorkshop } from './place.ts'

/** 病例工坊 for teachers: their own cases, and what others share. */
export const CaseListPage = () => (
  <div className={styles.page}>
    <CaseList base={caseWorkshop} />
  </div>
)
