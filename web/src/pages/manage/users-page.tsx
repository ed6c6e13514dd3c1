import { findOpenClasses, PlaceDialog, useGrades } from '#classes'
import { type PlacePeople, Users } from '#identity'
import { useCollegeChoices, useDepartmentChoices } from '#schools'
import { base } from './screen.ts'

const place: PlacePeople = (props) => <PlaceDialog {...props} />

/** The people of the school. */
export const UsersPage = () => (
  <Users
    departments={useDepartmentChoices()}
    places={{
      colleges: useCollegeChoices(),
      grades: useGrades(),
      findClasses: findOpenClasses,
    }}
    place={place}
    importAt={`${base}/users/import`}
    binAt={`${base}/users/bin`}
  />
)
