import { ContestList, ContestPage } from '#competitions'
import { useSearchParams } from 'react-router'
import { teacherContests } from './contest-addresses.ts'

/** competitionManage: the contests that a teacher holds, or one of them. */
export const CompetitionManagePage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? (
    <ContestPage key={id} id={id} addresses={teacherContests} />
  ) : (
    <ContestList addresses={teacherContests} />
  )
}
