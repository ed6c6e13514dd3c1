import { ContestList, ContestPage, type OrganiseAddresses } from '#competitions'
import { useParams } from 'react-router'
import { base } from './screen.ts'

const addresses: OrganiseAddresses = {
  list: `${base}/contests`,
  one: (id) => `${base}/contests/${id}`,
}

/** The contests that the school holds. */
export const ContestsPage = () => <ContestList addresses={addresses} />

/** One of them. */
export const ContestOfSchoolPage = () => {
  const { contestId = '' } = useParams()
  return <ContestPage key={contestId} id={contestId} addresses={addresses} />
}
