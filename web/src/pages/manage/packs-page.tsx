import { Packs } from '#packs'

/** The packs that the platform offers to the school. */
export const PacksPage = () => <Packs />
