import { Registrations } from '#doors'

/** Who wishes to register, and what is decided about it. */
export const RegistrationsPage = () => <Registrations />
