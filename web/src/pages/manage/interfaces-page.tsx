import { Interfaces } from '#interfaces'

/** The description of every call. */
export const InterfacesPage = () => <Interfaces />
