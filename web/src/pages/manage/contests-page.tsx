import { ContestList, ContestPage, ControlPage, type OrganiseAddresses } from '#competitions'
import { useParams, useSearchParams } from 'react-router'
import { hallOf, importOf } from '../competitions/contest-addresses.ts'
import { base } from './screen.ts'

const addresses: OrganiseAddresses = {
  list: `${base}/contests`,
  one: (id) => `${base}/contests/${id}`,
  control: (id, roundId) => `${base}/contests/${id}?round=${roundId}`,
  hall: hallOf,
  imports: importOf,
}

/** The contests that the school holds. */
export const ContestsPage = () => <ContestList addresses={addresses} />

/** One of them, or a round of it as it is run. */
export const ContestOfSchoolPage = () => {
  const { contestId = '' } = useParams()
  const [query] = useSearchParams()
  const roundId = query.get('round')
  if (roundId)
    return (
      <ControlPage key={roundId} contestId={contestId} roundId={roundId} addresses={addresses} />
    )
  return <ContestPage key={contestId} id={contestId} addresses={addresses} />
}
