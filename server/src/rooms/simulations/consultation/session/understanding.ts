import { readModel } from '@xinglin/language/model'
import { understand } from '@xinglin/simulation/understanding'
import type { Understand } from './dependencies.ts'

/** Understands by the model that came with the product, offline; reading it takes a moment, so it is read once. */
export const modelUnderstanding = (): Understand => understand(readModel())
