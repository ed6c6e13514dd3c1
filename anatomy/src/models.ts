import { airwayModel } from './airway/airway.ts'
import { heartModel } from './heart/heart.ts'
import type { Model } from './kit/model.ts'
import { thoraxModel } from './thorax/thorax.ts'

/** Every model that comes with the product, in the order in which they are offered; each is made when it is asked for. */
export const models: Readonly<Record<string, () => Model>> = {
  heart: heartModel,
  thorax: thoraxModel,
  airway: airwayModel,
}
