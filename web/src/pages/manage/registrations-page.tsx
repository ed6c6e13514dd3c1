import { Registrations } from '#sign-in-methods'

/** Who wishes to register, and what is decided about it. */
export const RegistrationsPage = () => <Registrations />
