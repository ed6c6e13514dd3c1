import { Invitations } from '#identity'

/** Invitations of teachers. */
export const InvitationsPage = () => <Invitations />
