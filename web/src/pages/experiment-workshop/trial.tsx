import { TrialLaboratory } from '#simulations/experiment'
import { ProtocolTrial } from '#workshop'
import { useParams } from 'react-router'

/** A protocol that is being written, tried at the bench of the laboratory. */
export const Trial = ({ base }: { base: string }) => {
  const { protocolId = '' } = useParams()
  return <ProtocolTrial base={base} protocolId={protocolId} Bench={TrialLaboratory} />
}
