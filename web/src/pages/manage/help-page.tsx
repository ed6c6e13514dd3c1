import { ManagedHelp } from '#feedback'

/** The articles of the help centre, and what the school makes of them. */
export const HelpPage = () => <ManagedHelp />
