import { beginExperiment } from '@xinglin/contract/simulations/experiment'
import type { TestApp } from './app.ts'
import { Experimenting } from './experimenting.ts'
import { atItem } from './learner.ts'

/** Signs somebody in and opens an experiment course of the fixture, up to the session of one of its items. */
export const experiment = async (
  app: TestApp,
  login: string,
  name = 'a.experiment',
  item = 0,
): Promise<Experimenting> => {
  const { visitor, where } = await atItem(app, login, name, item)
  return new Experimenting(visitor, where, await visitor.calls(beginExperiment, where))
}
