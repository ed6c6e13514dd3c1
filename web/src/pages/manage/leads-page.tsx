import { Leads } from '#licences'

/** Who wants to buy a course and left word. */
export const LeadsPage = () => <Leads />
