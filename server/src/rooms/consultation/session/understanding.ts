import { readModel } from '@xinglin/language/model'
import { understand } from '@xinglin/simulation/understanding'
import type { Understand } from './room.ts'

const mostParts = 12

/** Understands by the model that came with the product, offline; reading it takes a moment, so it is read once. */
export const modelUnderstanding = (): Understand => {
  const read = understand(readModel())
  return (text, heard) => {
    const parts = read(text, heard).slice(0, mostParts)
    // Of signs and rubbish nothing is left to read; it was said all the same.
    return parts.length > 0 ? parts : [{ text, verdict: 'unknown', meanings: [], confidence: 0 }]
  }
}
