import { Trial } from '../experiment-workshop/trial.tsx'
import { base } from './screen.ts'

/** One composed protocol at the bench, for those who examine it. */
export const ProtocolTrialPage = () => <Trial base={`${base}/protocols`} />
