import { CaseList } from '#workshop'
import { base } from './screen.ts'

/** The cases of the school, for those who run it. */
export const CasesPage = () => <CaseList base={`${base}/cases`} />
