import { useSchool, useSession } from '#session'
import { isOpen } from '../shell/menu.ts'

/** Of what a search may find, what the school has opened to this person. */
export type OpenKinds = {
  readonly courses: boolean
  readonly teachers: boolean
  readonly topics: boolean
}

const coursesMenu = 3
const teachersMenu = 4
const topicsMenu = 5

/** What may be searched for here: a menu that the school has closed is neither asked nor shown. */
export const useOpenKinds = (): OpenKinds => {
  const school = useSchool()
  const who = useSession()
  return {
    courses: isOpen(coursesMenu, school, who),
    teachers: isOpen(teachersMenu, school, who),
    // Without a supplier a school has no topics at all.
    topics: school.ProviderNo !== -1 && isOpen(topicsMenu, school, who),
  }
}
