import { ContestList, ContestPage, ControlPage } from '#competitions'
import { useSearchParams } from 'react-router'
import { teacherContests } from './contest-addresses.ts'

/** competitionManage: the contests that a teacher holds, one of them, or a round of it as it is run. */
export const CompetitionManagePage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  const roundId = query.get('round')
  if (id && roundId)
    return (
      <ControlPage key={roundId} contestId={id} roundId={roundId} addresses={teacherContests} />
    )
  return id ? (
    <ContestPage key={id} id={id} addresses={teacherContests} />
  ) : (
    <ContestList addresses={teacherContests} />
  )
}
