import { DoorManager } from '#doors'

/** How people come into the school. */
export const DoorsPage = () => <DoorManager />
