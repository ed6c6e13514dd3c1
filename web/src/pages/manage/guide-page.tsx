import { Guide } from '#schools'

/** What the school does to open. */
export const GuidePage = () => <Guide />
