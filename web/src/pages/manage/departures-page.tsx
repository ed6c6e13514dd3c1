import { Departures } from '#identity'

/** Students who leave at the end of a year. */
export const DeparturesPage = () => <Departures />
