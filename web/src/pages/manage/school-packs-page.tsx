import { SchoolPacks } from '#packs'

/** Which school has which pack; for operators. */
export const SchoolPacksPage = () => <SchoolPacks />
