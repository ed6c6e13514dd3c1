import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './read.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The files of a folder as one object; a member that stands in two files is a mistake of its author. */
export const joined = (folder: string): Record<string, unknown> => {
  const whole: Record<string, unknown> = {}
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const part = readJson(join(folder, file))
    if (!isRecord(part)) throw new Error(`${folder}/${file}: not an object`)
    for (const [name, value] of Object.entries(part)) {
      if (name in whole) throw new Error(`${folder}/${file}: ${name} stands in another file too`)
      whole[name] = value
    }
  }
  return whole
}
