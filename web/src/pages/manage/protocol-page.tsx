import { ProtocolEditor } from '#workshop'
import { useParams } from 'react-router'
import { base } from './screen.ts'

/** One composed protocol at its desk. */
export const ProtocolPage = () => {
  const { protocolId = '' } = useParams()
  return <ProtocolEditor key={protocolId} base={`${base}/protocols`} protocolId={protocolId} />
}
