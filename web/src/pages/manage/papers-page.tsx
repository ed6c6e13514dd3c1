import { type PaperAddresses, PaperList, PaperPage } from '#exams'
import { useParams } from 'react-router'
import { base } from './screen.ts'

const list = `${base}/papers`

const addresses: PaperAddresses = {
  list,
  one: (id) => `${list}/${id}`,
  write: `${list}/new`,
}

/** The papers of the school, for those who run it. */
export const PapersPage = () => <PaperList addresses={addresses} />

/** One of them; of a new one the form without an id. */
export const ManagedPaperPage = () => {
  const { paperId } = useParams()
  return <PaperPage key={paperId ?? ''} id={paperId} addresses={addresses} />
}
