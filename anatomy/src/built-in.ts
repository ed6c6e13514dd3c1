import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../models', import.meta.url))

/** A model that comes with the product, as it is stored: made by `npm run models`, never by hand. */
export type BuiltInModel = {
  readonly key: string
  readonly name: string
  readonly english: string
  readonly summary: string
  readonly annotations: readonly {
    readonly id: string
    readonly name: string
    readonly english: string
    readonly text: string
    /** In metres, as the file has it. */
    readonly at: readonly [number, number, number]
    readonly from: readonly [number, number, number]
    readonly stage: '' | 'whole' | 'cut'
  }[]
  readonly glb: Buffer
  /** A picture of it (WebP), for where nothing can be drawn. */
  readonly poster: Buffer
}

/** In the order in which they are offered. */
export const builtInKeys: readonly string[] = ['heart', 'thorax', 'airway']

/** The models that come with the product. */
export const builtInModels = (): BuiltInModel[] =>
  builtInKeys.map((key) => {
    const description = JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')) as Omit<
      BuiltInModel,
      'glb' | 'poster' | 'key'
    >
    return {
      key,
      ...description,
      glb: readFileSync(join(folder, `${key}.glb`)),
      poster: readFileSync(join(folder, `${key}.webp`)),
    }
  })
