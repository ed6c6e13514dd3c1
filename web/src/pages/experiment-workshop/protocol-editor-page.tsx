import { ProtocolEditor } from '#workshop'
import { useParams } from 'react-router'
import styles from '../case-workshop/case-workshop.module.css'
import { experimentWorkshop } from './experiment-place.ts'

/** One protocol at its desk, for its teacher. */
export const ProtocolEditorPage = () => {
  const { protocolId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ProtocolEditor key={protocolId} base={experimentWorkshop} protocolId={protocolId} />
    </div>
  )
}
