import { SharingManager } from '#simulations/experiment'

/** Where the school's step scores go. */
export const SharingPage = () => <SharingManager />
