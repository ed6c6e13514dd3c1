import { ProtocolList } from '#workshop'
import { base } from './screen.ts'

/** The composed protocols of the school, for those who run it. */
export const ProtocolsPage = () => <ProtocolList base={`${base}/protocols`} />
