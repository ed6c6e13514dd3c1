import { ProcedureEditor } from '#workshop'
import { useParams } from 'react-router'
import styles from '../case-workshop/case-workshop.module.css'
import { procedureWorkshop } from './procedure-place.ts'

/** One composed procedure at its desk, for its teacher. */
export const ProcedureEditorPage = () => {
  const { procedureId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ProcedureEditor key={procedureId} base={procedureWorkshop} procedureId={procedureId} />
    </div>
  )
}
