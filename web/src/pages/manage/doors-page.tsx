import { DoorManager } from '#sign-in-methods'

/** How people come into the school. */
export const DoorsPage = () => <DoorManager />
