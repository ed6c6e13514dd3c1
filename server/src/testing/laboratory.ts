import { beginExperiment } from '@xinglin/contract/experiment'
import { getPlayer } from '@xinglin/contract/learning'
import type { TestApp } from './app.ts'
import { Experimenting } from './experimenting.ts'
import { proceed } from './learner.ts'

/** Signs somebody in and opens an experiment course of the fixture, up to the session of one of its items. */
export const experiment = async (
  app: TestApp,
  login: string,
  name = 'a.experiment',
  item = 0,
): Promise<Experimenting> => {
  const visitor = await app.signedIn(login)
  const { Data } = await proceed(app, visitor, name)
  const player = (await visitor.calls(getPlayer, { ProgressId: Data.ProgressId })).Data
  const where = {
    CourseId: app.fixture.courses[name] ?? '',
    ProgressId: Data.ProgressId as string,
    ItemId: player.Chapters[0].Items[item].Id as string,
  }
  return new Experimenting(visitor, where, await visitor.calls(beginExperiment, where))
}
