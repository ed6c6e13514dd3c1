import { Users } from '#identity'
import { useDepartmentChoices } from '#schools'

/** The people of the school. */
export const UsersPage = () => (
  <Users departments={useDepartmentChoices()} importAt="/manage/users/import" />
)
