import type { Picture } from '@xinglin/simulation/catalogue'
import { abdomenCt } from './abdomen-ct.ts'
import { abdomenUltrasound } from './abdomen-ultrasound.ts'
import { chestFilm } from './chest-film.ts'
import { gastroscopy } from './gastroscopy.ts'
import { headCt } from './head-ct.ts'
import { pelvicUltrasound } from './pelvic-ultrasound.ts'
import type { Raster } from './raster.ts'

/** One view of a picture: densities with the window that they are usually seen through, or colours as they are. */
export type Plate = { readonly name: string; readonly marks: boolean } & (
  | { readonly raster: Raster; readonly low: number; readonly high: number }
  | {
      readonly columns: number
      readonly rows: number
      readonly colours: Uint8ClampedArray<ArrayBuffer>
    }
)

/** Windows of CT in Hounsfield units, of films and of echoes in their own. */
const brain = { low: 0, high: 80 }
const soft = { low: -110, high: 190 }
const film = { low: 0.05, high: 0.95 }
const echoes = { low: 0, high: 0.72 }

type Named = { readonly name: string; readonly raster: Raster }

const seenThrough = (
  views: readonly Named[],
  window: typeof film,
  marks: boolean,
): readonly Plate[] => views.map((view) => ({ ...view, ...window, marks }))

const draw = (picture: Picture): readonly Plate[] => {
  switch (picture.kind) {
    case 'chest-film':
      return seenThrough([{ name: '正位', raster: chestFilm(picture) }], film, true)
    case 'head-ct':
      return seenThrough(headCt(picture), brain, true)
    case 'abdomen-ct':
      return seenThrough(abdomenCt(picture), soft, true)
    case 'abdomen-ultrasound':
      return seenThrough(abdomenUltrasound(picture), echoes, false)
    case 'pelvic-ultrasound':
      return seenThrough(pelvicUltrasound(picture), echoes, false)
    case 'gastroscopy':
      return gastroscopy(picture).map((view) => ({ ...view, marks: false }))
  }
}

const drawn = new Map<string, readonly Plate[]>()
const kept = 12

/** The views of a picture; drawn once, and alike every time. */
export const platesOf = (picture: Picture): readonly Plate[] => {
  const key = JSON.stringify(picture)
  const known = drawn.get(key)
  if (known) return known
  const plates = draw(picture)
  const [oldest] = drawn.keys()
  if (drawn.size >= kept && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, plates)
  return plates
}
