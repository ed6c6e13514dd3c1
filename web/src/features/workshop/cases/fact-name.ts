import { questionName } from '@xinglin/simulation/ontology'

/** What a fact is called: its id, and of a symptom or disease its name. */
export const factName = (id: string): string => (id.includes(':') ? questionName(id) : id)
