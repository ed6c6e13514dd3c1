import { CaseEditor } from '#workshop'
import { useParams } from 'react-router'
import styles from './case-workshop.module.css'
import { caseWorkshop } from './place.ts'

/** One case at its desk, for its teacher. */
export const CaseEditorPage = () => {
  const { caseId = '' } = useParams()
  return (
    <div className={styles.page}>
      <CaseEditor key={caseId} base={caseWorkshop} caseId={caseId} />
    </div>
  )
}
