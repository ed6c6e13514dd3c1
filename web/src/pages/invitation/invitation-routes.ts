import { outside } from '../shell/outside-shell.tsx'

/** Where an invitation leads. */
export const invitationRoutes = [
  {
    path: 'Invitation',
    ...outside('教师邀请', () =>
      import('./invitation-page.tsx').then((module) => module.InvitationPage),
    ),
  },
]
