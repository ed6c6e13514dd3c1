import type { AbdomenCt } from '@xinglin/simulation/catalogue'
import { bases } from './abdomen-bases.ts'
import { lower } from './abdomen-lower.ts'
import { units } from './abdomen-section.ts'
import { upper } from './abdomen-upper.ts'
import { grain, plate, type Raster } from './raster.ts'

const levels = [
  { name: '肺底层面', draw: bases, seed: 3 },
  { name: '胰腺层面', draw: upper, seed: 5 },
  { name: '髂窝层面', draw: lower, seed: 7 },
]

/** A CT of the belly without contrast in Hounsfield units, three levels, seen from the feet. */
export const abdomenCt = (
  finding: Omit<AbdomenCt, 'kind'>,
  scale = 14,
): readonly { readonly name: string; readonly raster: Raster }[] =>
  levels.map(({ name, draw, seed }) => {
    const raster = plate({ left: -17.5, top: -12.5, width: 35, height: 25.5 }, scale)
    raster.data.fill(units.air)
    draw(raster, finding)
    grain(raster, seed, 22)
    return { name, raster }
  })
