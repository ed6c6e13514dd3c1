import { experimentWorkshop } from './experiment-place.ts'
import { Trial } from './trial.tsx'

/** 上台试做 for teachers. */
export const TrialPage = () => <Trial base={experimentWorkshop} />
