import { AdministrativeClasses, AdministrativeRoster } from '#classes'
import { findTeachers } from '#identity'
import { readNumbers } from '#imports'
import { useCollegeChoices } from '#schools'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { administrativeManage } from './class-addresses.ts'

const addressOf = (id: string) => `${administrativeManage}?id=${id}`

const Managed = () => (
  <AdministrativeClasses
    tools={{ departments: useCollegeChoices(), findTeachers }}
    addressOf={addressOf}
  />
)

/** MyClassAdministrativeManage: 行政班, to those who run the school as in the management area, to a 班主任 to look at. */
export const MyClassAdministrativePage = () => {
  const [query] = useSearchParams()
  const runsSchool = useSession()?.RoleType !== role.teacher
  const id = query.get('id')
  if (id)
    return (
      <AdministrativeRoster
        key={id}
        classId={id}
        list={administrativeManage}
        readNumbers={runsSchool ? readNumbers : undefined}
      />
    )
  return runsSchool ? (
    <Managed />
  ) : (
    <AdministrativeClasses tools={undefined} addressOf={addressOf} />
  )
}
