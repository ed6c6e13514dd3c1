import { CaseEditor } from '#workshop'
import { useParams } from 'react-router'
import { base } from './screen.ts'

/** One case at its desk. */
export const CasePage = () => {
  const { caseId = '' } = useParams()
  return <CaseEditor key={caseId} base={`${base}/cases`} caseId={caseId} />
}
