import { ProcedureList } from '#workshop'
import { base } from './screen.ts'

/** The composed procedures of the school, for those who run it. */
export const ProceduresPage = () => <ProcedureList base={`${base}/procedures`} />
