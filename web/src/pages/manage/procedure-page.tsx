import { ProcedureEditor } from '#workshop'
import { useParams } from 'react-router'
import { base } from './screen.ts'

/** One composed procedure at its desk. */
export const ProcedurePage = () => {
  const { procedureId = '' } = useParams()
  return <ProcedureEditor key={procedureId} base={`${base}/procedures`} procedureId={procedureId} />
}
