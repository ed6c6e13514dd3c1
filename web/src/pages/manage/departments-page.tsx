import { Cover } from '#courses'
import { Departments } from '#schools'

const draw = (motif: string) => <Cover src="" motif={motif} id={motif} small />

/** The tree of departments and sections. */
export const DepartmentsPage = () => <Departments draw={draw} />
