import { ProcedureList } from '#workshop'
import styles from '../case-workshop/case-workshop.module.css'
import { procedureWorkshop } from './procedure-place.ts'

/** 操作工坊 for teachers: the procedures that they compose. */
export const ProcedureListPage = () => (
  <div className={styles.page}>
    <ProcedureList base={procedureWorkshop} />
  </div>
)
