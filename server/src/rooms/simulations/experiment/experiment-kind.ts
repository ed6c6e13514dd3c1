import type { Brief } from '@xinglin/contract/simulations/experiment'
import { kind } from '@xinglin/contract/courses'
import { experimentFigures } from './reports/class-figures-store.ts'
import { experimentBrief } from './brief.ts'
import { experimentedIn, experimentsOf, experimentsTaken } from './experiment-results.ts'
import { openExperiments } from './session/open-experiments.ts'
import { doneAtItems, type SimulationKind } from '#simulations/kernel'
import { sessionStore } from './session/store.ts'

/** The virtual experiment (虚拟实验), for those who hold courses and attempts. */
export const experimentKind: SimulationKind<'experiment', { readonly Kind: 'experiment' } & Brief> =
  {
    name: 'experiment',
    courseKind: kind.experiment,
    brief: async (visit, place, body) => ({
      Kind: 'experiment',
      ...(await experimentBrief(visit, place, body)),
    }),
    result: experimentedIn,
    taken: experimentsTaken,
    sessionsOf: experimentsOf,
    figures: experimentFigures,
    open: openExperiments,
    done: (moment, items, personIds) => doneAtItems(moment, sessionStore(moment), items, personIds),
  }
