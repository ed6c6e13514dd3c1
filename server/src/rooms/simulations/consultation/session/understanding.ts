import { readModel } from '@xinglin/language/model'
import { understand, type Model } from '@xinglin/simulation/understanding'
import type { Understand } from './dependencies.ts'

let model: Model | undefined
let understands: Understand | undefined

/** The model that came with the product; to read it takes a moment and much memory, so a process holds it once. */
export const productModel = (): Model => (model ??= readModel())

/** Understands by the model that came with the product, offline. */
export const modelUnderstanding = (): Understand => (understands ??= understand(productModel()))
