import { ProtocolList } from '#workshop'
import styles from '../case-workshop/case-workshop.module.css'
import { experimentWorkshop } from './experiment-place.ts'

/** 实验工坊 for teachers: the protocols that they write. */
export const ProtocolListPage = () => (
  <div className={styles.page}>
    <ProtocolList base={experimentWorkshop} />
  </div>
)
