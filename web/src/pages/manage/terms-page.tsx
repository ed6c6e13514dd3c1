import { ManagedTerms } from '#classes'

/** The terms of the school. */
export const TermsPage = () => <ManagedTerms />
