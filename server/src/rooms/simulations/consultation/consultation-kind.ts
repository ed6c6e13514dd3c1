import type { Brief } from '@xinglin/contract/simulations/consultation'
import { kind } from '@xinglin/contract/courses'
import { consultationFigures } from './debrief/class-figures-store.ts'
import { consultationsOf, consultationsTaken, consultedIn } from './debrief/consultation-results.ts'
import { doneAtItems, type SimulationKind } from '#simulations/kernel'
import { openConsultations } from './session/open-consultations.ts'
import { consultationBrief } from './views/brief.ts'
import { sessionStore } from './session/store.ts'

/** The virtual consultation (虚拟问诊), for those who hold courses and attempts. */
export const consultationKind: SimulationKind<
  'consultation',
  { readonly Kind: 'consultation' } & Brief
> = {
  name: 'consultation',
  courseKind: kind.consultation,
  brief: async (visit, place, body) => ({
    Kind: 'consultation',
    ...(await consultationBrief(visit, place, body)),
  }),
  result: consultedIn,
  taken: consultationsTaken,
  sessionsOf: consultationsOf,
  figures: consultationFigures,
  open: openConsultations,
  done: (moment, items, personIds) => doneAtItems(moment, sessionStore(moment), items, personIds),
}
