export { beat, electrogramOf, tensionOf } from './beating.ts'
export { heart } from './constants.ts'
export {
  dt,
  exciteAtriumFromOutside,
  exciteSinus,
  exciteVentricleFromOutside,
  heartOf,
  thresholdOf,
  type Heart,
} from './heart.ts'
export { fluidOf, mix, ringer, type Medium } from './medium.ts'
