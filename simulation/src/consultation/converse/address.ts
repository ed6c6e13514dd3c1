import { saysInformalYou } from '../interpret/form-of-address.ts'
import type { State } from '../state/state.ts'

/** A line of nobody's own as this patient says it: who calls the doctor 你 in all that was written for them never says 您. */
export const addressDoctor = (state: State, line: string): string =>
  line.includes('您') && saysInformalYou(state) ? line.replaceAll('您', '你') : line
