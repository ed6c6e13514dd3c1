import type { Happened, Protocol } from '@xinglin/contract/simulations/experiment'
import { FrogHeart } from './frog-heart.tsx'
import { NerveMuscle } from './nerve-muscle.tsx'
import { NerveTrunk } from './nerve-trunk.tsx'
import { OrganBath } from './organ-bath.tsx'
import { Rabbit } from './rabbit.tsx'
import type { Recording } from '../recorder/recording.ts'
import styles from './specimen.module.css'

/** The specimen (标本) beside the recorder. */
export const Specimen = ({
  protocol,
  recording,
  events,
}: {
  protocol: Protocol
  recording: Recording
  events: readonly Happened[]
}) => (
  <div className={styles.specimen}>
    {protocol.figure === 'rabbit' && <Rabbit recording={recording} events={events} />}
    {protocol.figure === 'frog-heart' && <FrogHeart recording={recording} events={events} />}
    {protocol.figure === 'organ-bath' && <OrganBath recording={recording} events={events} />}
    {protocol.figure === 'nerve-muscle' && <NerveMuscle recording={recording} events={events} />}
    {protocol.figure === 'nerve-trunk' && <NerveTrunk recording={recording} events={events} />}
    <p className={styles.told}>{protocol.specimen}</p>
  </div>
)
