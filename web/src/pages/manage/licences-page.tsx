import { Licences } from '#licences'

/** What the school holds for each course. */
export const LicencesPage = () => <Licences />
