import { Schools } from '#schools'

/** The schools of this installation; for operators. */
export const SchoolsPage = () => <Schools />
